/** What a colleague chooses for this browser: in a cookie, so that the server renders it, and in local storage (platform §1). */

const year = 60 * 60 * 24 * 365

/** Cookie: `collapsed` when the side menu is narrow. */
export const menuKey = 'menu'

export function keepCookie(name: string, value: string, seconds = year) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

export function keepPreference(name: string, value: string) {
  keepCookie(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is off or full: the cookie is enough.
  }
}

export function storedPreference(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
