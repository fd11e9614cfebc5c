import { limits } from '#contract/limits.ts'

/** When the next look is due (ms since 1970), what the last one found, and whether two looks have agreed on it. */
export type VersionCheck = { next: number; seen: string | null; sure: boolean }

const storageKey = 'soleira:version-check'

/** Whether a version (`5.0.15+3f0c…`) came after the one that runs; of one release, any other build did. */
export function isNewer(remote: string, running: string): boolean {
  const [one, other] = [parts(remote), parts(running)]
  if (one === null || other === null) return false
  const at = one.numbers.findIndex((number, index) => number !== other.numbers[index])
  return at === -1 ? one.build !== other.build : (one.numbers[at] ?? 0) > (other.numbers[at] ?? 0)
}

function parts(version: string): { numbers: number[]; build: string } | null {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:\+([\w.-]+))?$/.exec(version)
  return found === null ? null : { numbers: found.slice(1, 4).map(Number), build: found[4] ?? '' }
}

/**
 * What a look means. While servers are restarted one after another, some say the new version and some the old: it counts
 * when two looks, a minute apart, have found the same.
 */
export function afterLook(before: VersionCheck, found: string, running: string, now: number): VersionCheck {
  const sure = found === before.seen || (before.sure && !isNewer(found, running))
  return { next: now + (sure ? limits.updateCheckMs : limits.updateConfirmMs), seen: found, sure }
}

/** As kept by whichever tab looked last; a first visit has nothing to look for yet. */
export function readCheck(now: number): VersionCheck {
  const kept = parse(attempt(() => localStorage.getItem(storageKey)))
  // A clock that was put back must not put the next look off for years.
  if (kept !== null && kept.next <= now + limits.updateCheckMs) return kept
  return keepCheck({ next: now + limits.updateCheckMs, seen: null, sure: true })
}

export function keepCheck(check: VersionCheck): VersionCheck {
  attempt(() => localStorage.setItem(storageKey, JSON.stringify(check)))
  return check
}

/** The version that the server has; null when it does not say. */
export async function fetchVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const body: unknown = answer.status === 200 ? JSON.parse(await answer.text()) : null
    const version: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'version') : null
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

const reloadedKey = 'soleira:reloaded-for'

/** Marks that this tab reloads for a version; false when it has done so before, or the browser cannot remember it. */
export function claimReload(version: string): boolean {
  return (
    attempt(() => {
      if (sessionStorage.getItem(reloadedKey) === version) return false
      sessionStorage.setItem(reloadedKey, version)
      return true
    }) === true
  )
}

/** A browser may refuse its storage; the next look is then two hours from each start of a page. */
function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

function parse(text: string | null): VersionCheck | null {
  const read: unknown = text === null ? null : attempt(() => JSON.parse(text) as unknown)
  if (typeof read !== 'object' || read === null) return null
  const [next, seen, sure]: unknown[] = ['next', 'seen', 'sure'].map((key) => Reflect.get(read, key))
  if (typeof next !== 'number' || typeof sure !== 'boolean') return null
  return { next, seen: typeof seen === 'string' ? seen : null, sure }
}
