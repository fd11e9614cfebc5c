import { wouldLoseWork } from './unsaved-work'

const key = 'reloaded'
/** A second failure this soon is not mended by loading the page once more. */
const onceMs = 60_000

/**
 * Loads the page anew when the script is no longer on the server: another version is out, and this page is of the old
 * one. Once, and never over unsaved work; a script that the network lost is not worth the page. Answers whether it does.
 */
export async function reloadedForNewVersion({ message }: Error): Promise<boolean> {
  const script = /\/_next\/static\/[^\s"')]+/.exec(message)?.[0]
  if (script === undefined || wouldLoseWork()) return false
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || Date.now() - Number(sessionStorage.getItem(key)) < onceMs) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
