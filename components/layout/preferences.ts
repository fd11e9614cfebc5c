import { tryStorage, writeCookie } from '@/components/resource/browser-storage'

/** Cookie: `collapsed` when the side menu is narrow. */
export const menuKey = 'menu'

/** Cookie: groups of the side menu that the user opened or, with a minus, closed, such as `website.-office`. */
export const menuGroupsKey = 'menu-groups'

/** Stores a preference of this browser in a cookie, for the server, and in local storage, which outlasts the cookie. */
export function savePreference(name: string, value: string) {
  writeCookie(name, value)
  tryStorage(() => localStorage.setItem(name, value))
}

export const readPreference = (name: string): string | null => tryStorage(() => localStorage.getItem(name))
