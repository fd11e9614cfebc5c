/** Choices that the server renders with are cookies; they last a year unless told otherwise. */
const yearSeconds = 60 * 60 * 24 * 365

/**
 * Every request carries every cookie, and a server that is sent 16 KB of them answers nothing any more (431): what would be
 * longer than this is forgotten instead. A list's filters stand in its address all the same.
 */
const longestCookie = 1_500

export function keepCookie(name: string, value: string, seconds = yearSeconds) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const text = encodeURIComponent(value)
  const kept = text.length > longestCookie ? '; Max-Age=0' : `${text}; Max-Age=${seconds}`
  document.cookie = `${name}=${kept}; Path=/; SameSite=Lax${secure}`
}

/** Null where there is none, or none that can be read: a page must not fall over what a browser has kept. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}
