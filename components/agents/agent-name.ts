import { slugOf } from '#contract/slug.ts'
import { fullNameOf } from '@/lib/format/full-name'

/** Returns a path like `/agents/profile/ines-caldeira-7`. The id distinguishes agents with the same name. */
export function profilePath(agent: { id: number; first_name: string; last_name: string }): string {
  return `/agents/profile/${[slugOf(fullNameOf(agent)), agent.id].filter(Boolean).join('-')}`
}

/** Parses the id at the end of a profile's path; null if there is none. */
export function idOfProfile(slug: string): number | null {
  const digits = /(?:^|-)([1-9]\d{0,14})$/.exec(slug)?.[1]
  return digits === undefined ? null : Number(digits)
}
