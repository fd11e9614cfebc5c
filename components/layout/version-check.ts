import { limits } from '#contract/limits.ts'
import { tryStorage } from '@/components/resource/browser-storage'

/** Time of the next check (ms since 1970), the last version found, and whether two checks agreed on it. */
type VersionCheck = { next: number; seen: string | null; sure: boolean }

const storageKey = 'soleira:version-check'

/** Returns true if a version (`5.0.15+3f0c…`) is newer than the running one or another build of the same release. */
export function isNewer(remote: string, running: string): boolean {
  const [a, b] = [parseVersion(remote), parseVersion(running)]
  if (a === null || b === null) return false
  const difference = a.numbers.findIndex((number, index) => number !== b.numbers[index])
  return difference === -1 ? a.build !== b.build : (a.numbers[difference] ?? 0) > (b.numbers[difference] ?? 0)
}

function parseVersion(version: string): { numbers: number[]; build: string } | null {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:\+([\w.-]+))?$/.exec(version)
  return match === null ? null : { numbers: match.slice(1, 4).map(Number), build: match[4] ?? '' }
}

/**
 * Returns the state after a check. During a rolling restart servers report different versions: a new version counts
 * only when two checks, a minute apart, agree on it.
 */
export function evaluateCheck(
  before: VersionCheck,
  found: string,
  running: string,
  now: number,
): VersionCheck {
  const sure = found === before.seen || (before.sure && !isNewer(found, running))
  return { next: now + (sure ? limits.updateCheckMs : limits.updateConfirmMs), seen: found, sure }
}

/** Returns the state stored by the last tab that checked, or schedules the first check. */
export function readCheck(now: number): VersionCheck {
  const stored = parseCheck(tryStorage(() => localStorage.getItem(storageKey)))
  // Guards against a clock that was set back, which would delay the next check for years.
  if (stored !== null && stored.next <= now + limits.updateCheckMs) return stored
  return saveCheck({ next: now + limits.updateCheckMs, seen: null, sure: true })
}

export function saveCheck(check: VersionCheck): VersionCheck {
  tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(check)))
  return check
}

export async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const body: unknown = response.status === 200 ? JSON.parse(await response.text()) : null
    const version: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'version') : null
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

const reloadedKey = 'soleira:reloaded-for'

/** Records that this tab reloads for a version. Returns false if it already has, or if storage is unavailable. */
export function claimReload(version: string): boolean {
  return (
    tryStorage(() => {
      if (sessionStorage.getItem(reloadedKey) === version) return false
      sessionStorage.setItem(reloadedKey, version)
      return true
    }) === true
  )
}

function parseCheck(text: string | null): VersionCheck | null {
  const parsed: unknown = text === null ? null : tryStorage(() => JSON.parse(text) as unknown)
  if (typeof parsed !== 'object' || parsed === null) return null
  const [next, seen, sure]: unknown[] = ['next', 'seen', 'sure'].map((key) => Reflect.get(parsed, key))
  if (typeof next !== 'number' || typeof sure !== 'boolean') return null
  return { next, seen: typeof seen === 'string' ? seen : null, sure }
}
