/** Choices that the server renders with are cookies; they last a year unless told otherwise. */
const yearSeconds = 60 * 60 * 24 * 365

export function keepCookie(name: string, value: string, seconds = yearSeconds) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}
