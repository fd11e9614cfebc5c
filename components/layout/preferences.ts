import { keepCookie } from '@/components/resource/cookies'

/** What a colleague chooses for this browser: in a cookie, so that the server renders it, and in local storage. */

/** Cookie: `collapsed` when the side menu is narrow. */
export const menuKey = 'menu'

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
