/** Whether a script of a version that was replaced meanwhile, or that the network lost, is what failed. */
export function isChunkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

/** What mends it, if anything does; asked for before it is needed, when scripts can still be had. */
export const mending = () => import('./new-version')

/** Whether the page is being loaded anew, because a newer version is out. */
export async function isMended(error: Error): Promise<boolean> {
  return mending().then(
    ({ reloadedForNewVersion }) => reloadedForNewVersion(error),
    () => false,
  )
}
