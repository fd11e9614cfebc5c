import { limits } from '#contract/limits.ts'
import { tryStorage } from '@/components/resource/browser-storage'

/** State shared by all tabs; `nextAt` is in ms since 1970. */
type VersionCheck = { nextAt: number; foundVersion: string | null; needsSecondCheck: boolean }

const storageKey = 'soleira:version-check'

/** Returns true if a version (`5.0.15+3f0c…`) is newer than the running one or another build of the same release. */
export function isNewer(remoteVersion: string, runningVersion: string): boolean {
  const [remote, running] = [parseVersion(remoteVersion), parseVersion(runningVersion)]
  if (remote === null || running === null) return false
  const difference = remote.numbers
    .map((number, index) => number - (running.numbers[index] ?? 0))
    .find((numberDifference) => numberDifference !== 0)
  return difference === undefined ? remote.build !== running.build : difference > 0
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
  previous: VersionCheck,
  remoteVersion: string,
  runningVersion: string,
  now: number,
): VersionCheck {
  const needsSecondCheck =
    remoteVersion !== previous.foundVersion &&
    (previous.needsSecondCheck || isNewer(remoteVersion, runningVersion))
  return {
    nextAt: now + (needsSecondCheck ? limits.updateConfirmMs : limits.updateCheckMs),
    foundVersion: remoteVersion,
    needsSecondCheck,
  }
}

/** Returns the state stored by the last tab that checked, or schedules the first check. */
export function readCheck(now: number): VersionCheck {
  const storedCheck = parseCheck(tryStorage(() => localStorage.getItem(storageKey)))
  // Guards against a clock that was set back, which would delay the next check for years.
  if (storedCheck !== null && storedCheck.nextAt <= now + limits.updateCheckMs) return storedCheck
  return saveCheck({ nextAt: now + limits.updateCheckMs, foundVersion: null, needsSecondCheck: false })
}

export function saveCheck(check: VersionCheck): VersionCheck {
  const { nextAt: next, foundVersion: seen, needsSecondCheck } = check
  // Tabs that run an older version use these names.
  const stored = JSON.stringify({ next, seen, sure: !needsSecondCheck })
  tryStorage(() => localStorage.setItem(storageKey, stored))
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

/** Records that this tab reloads for a version. Returns false if already recorded, or if storage is unavailable. */
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
  return { nextAt: next, foundVersion: typeof seen === 'string' ? seen : null, needsSecondCheck: !sure }
}
