const base = 'http://local.invalid'

/**
 * A `next` address only if it stays on this origin and is a page: `/agents/edit/3?tab=2`. Everything else, `//evil`,
 * `/\evil`, `javascript:`, control characters and our own API among it, becomes the fallback (docs/security.md H-5).
 */
export function localPath(next: unknown, fallback = '/home'): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, base)) {
    return fallback
  }
  const { origin, pathname, search, hash } = new URL(next, base)
  const page =
    origin === base && !/^\/(api|media|_next|login)(\/|$)/.test(pathname) && !pathname.startsWith('//')
  return page ? pathname + search + hash : fallback
}

/** The sign-in page that leads back to a local path. */
export function signInAddress(path: string): string {
  return path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`
}

/** The same for a session that ended under the person: the sign-in page says so. */
export function endedAddress(path: string): string {
  return `/login?next=${encodeURIComponent(path)}&ended=1`
}
