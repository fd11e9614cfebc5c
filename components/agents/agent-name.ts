import { slugOf } from '#contract/slug.ts'

type NamedAgent = { id: number; first_name: string; last_name: string }

export function fullName({ first_name, last_name }: Pick<NamedAgent, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** Returns a path like `/agents/profile/ines-caldeira-7`. The id distinguishes agents with the same name. */
export function profilePath(agent: NamedAgent): string {
  return `/agents/profile/${[slugOf(fullName(agent)), agent.id].filter(Boolean).join('-')}`
}

/** Parses the id at the end of a profile's path; null if there is none. */
export function idOfProfile(slug: string): number | null {
  const digits = /(?:^|-)([1-9]\d{0,14})$/.exec(slug)?.[1]
  return digits === undefined ? null : Number(digits)
}
