// Jest's globalTeardown must be a default export.
export { stop as default } from './postgres.ts'
