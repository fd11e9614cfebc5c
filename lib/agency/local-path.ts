const base = 'http://local.invalid'

/**
 * Returns a `next` URL only if it is a page on this origin: `/agents/edit/3?tab=2`. Everything else, such as
 * `//evil`, `/\evil`, `javascript:`, control characters and API paths, becomes the fallback (docs/security.md 3.7.2).
 */
export function toLocalPath(next: unknown, fallback = '/home'): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, base)) {
    return fallback
  }
  const { origin, pathname, search, hash } = new URL(next, base)
  const isPage =
    origin === base && !/^\/(api|media|_next|login)(\/|$)/.test(pathname) && !pathname.startsWith('//')
  return isPage ? pathname + search + hash : fallback
}

/** Returns the sign-in page's URL that leads back to a local path. */
export function toSignInUrl(path: string): string {
  return path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`
}

/** Like `toSignInUrl`; the page also reports that the session has ended. */
export function toSessionEndedUrl(path: string): string {
  return `/login?next=${encodeURIComponent(path)}&ended=1`
}
