/** Returns the initials for an avatar without an image, from the first and the last word: `Ana de Sá` → `AS`. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}
