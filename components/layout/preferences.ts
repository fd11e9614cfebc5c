import { writeCookie } from '@/components/resource/cookies'

// Preferences of this browser, stored in a cookie, so that the server renders with them, and in local storage.

/** Cookie: `collapsed` when the side menu is narrow. */
export const menuKey = 'menu'

/** Cookie: groups of the side menu opened or, with a minus, closed by the user, such as `website.-office`. */
export const menuGroupsKey = 'menu-groups'

export function savePreference(name: string, value: string) {
  writeCookie(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage unavailable or full: the cookie is enough.
  }
}

export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
