// In place of the package `server-only`, which fails on purpose wherever there is no React server.
export {}
