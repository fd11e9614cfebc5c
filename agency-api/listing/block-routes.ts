import { answer, type Route } from '../answer.ts'
import { Versioned, versionOf } from '../version.ts'
import type { Kind } from './kind.ts'
import { readPlace, reorderPlaces, savePlace } from './place.ts'
import { readSeo, saveSeo } from './seo.ts'
import { listTags } from './tags.ts'

const saved = { saved: true }

/** A block as it is read, with its version. */
export function blockOf<T>(block: T) {
  return new Versioned({ block }, versionOf(block))
}

/** The calls of a kind of listing's location, of what search engines read, and of its tags. */
export function blockRoutes(kind: Kind): Route[] {
  const { noun } = kind
  return [
    answer(`${noun}.location`, async ({ db, params }) => blockOf(await readPlace(db, noun, params.id))),
    answer(`${noun}.saveLocation`, async (asked) => {
      return new Versioned(saved, await savePlace(asked, kind, asked.params.id, asked.body))
    }),
    answer(`${noun}.reorderLocations`, async (asked) => {
      await reorderPlaces(asked, noun, asked.body.list)
      return saved
    }),
    answer(`${noun}.seo`, async ({ db, params }) => blockOf(await readSeo(db, noun, params.id))),
    answer(`${noun}.saveSeo`, async (asked) => {
      return new Versioned(saved, await saveSeo(asked, noun, asked.params.id, asked.body))
    }),
    answer(`${noun}.tags`, async ({ db }) => ({ tags: await listTags(db) })),
  ]
}
