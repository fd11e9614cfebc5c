import { wouldLoseWork } from './unsaved-work'

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

const storageKey = 'reloaded'
/** If a second failure follows this soon, another reload won't help. */
const reloadPauseMs = 60_000

/**
 * Reloads the page if the script named in the error's message is no longer on the server, because a newer version is
 * deployed. Doesn't reload twice within a minute, over unsaved work, or for network errors. Resolves with true if it
 * reloads.
 */
export async function reloadIfOutdated({ message }: Error): Promise<boolean> {
  const script = /\/_next\/static\/[^\s"')]+/.exec(message)?.[0]
  if (script === undefined || wouldLoseWork()) return false
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || Date.now() - Number(sessionStorage.getItem(storageKey)) < reloadPauseMs)
      return false
    sessionStorage.setItem(storageKey, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
