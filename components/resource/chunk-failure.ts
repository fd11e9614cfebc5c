/** Returns true if a script failed to load, because of a new deployment or the network. */
export function isChunkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

/** Loads the code of `reloadIfOutdated`. Called in advance, while scripts can still be fetched. */
export const loadRecovery = () => import('./new-version')

/** Reloads the page if a newer version is deployed; resolves with true if it reloads. */
export async function reloadIfOutdated(error: Error): Promise<boolean> {
  return loadRecovery().then(
    ({ reloadForNewVersion }) => reloadForNewVersion(error),
    () => false,
  )
}
