/** First letters of the first and the last word that begin with one, in capitals: `Ana de Sá` is `AS`; nothing gives `?`. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => word.match(/^\P{L}*(\p{L})/u)?.[1] ?? [])
  const chosen = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return chosen.join('').toUpperCase() || '?'
}

/** The initials that a person has given themselves, as many as a picture holds, else those of their name. */
export const ownInitials = (person: { name: string; initials?: string | null }): string =>
  person.initials?.slice(0, 2) || initials(person.name)
