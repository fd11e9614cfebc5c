const yearSeconds = 60 * 60 * 24 * 365

/**
 * Every request carries all cookies, and servers reject headers above 16 KB (431). A longer value deletes the cookie
 * instead. Only the filters of a list can be so long, and the list's URL contains them too.
 */
const maxCookieLength = 1_500

export function writeCookie(name: string, value: string, maxAgeSeconds = yearSeconds) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const text = encodeURIComponent(value)
  const assignment = text.length > maxCookieLength ? '; Max-Age=0' : `${text}; Max-Age=${maxAgeSeconds}`
  document.cookie = `${name}=${assignment}; Path=/; SameSite=Lax${secure}`
}

/** Returns null if the cookie is missing or malformed: a bad cookie must not break the page. */
export function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((item) => item.startsWith(`${name}=`))
  try {
    return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Returns null if `attempt` throws: storage is full or denied, as in private windows, or its content is malformed. */
export function tryStorage<T>(attempt: () => T): T | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
