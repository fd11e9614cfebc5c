/** Returns the initials of the first and the last word, in capitals: `Ana de Sá` → `AS`; `?` if there are none. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => word.match(/^\P{L}*(\p{L})/u)?.[1] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.join('').toUpperCase() || '?'
}

/** Returns the first two characters of the user's own initials, which fit the avatar, else those of the name. */
export const avatarInitialsOf = (user: { name: string; initials?: string | null }): string =>
  [...(user.initials ?? '')].slice(0, 2).join('') || initialsOf(user.name)
