import type { Tag } from '#contract/tag.ts'
import type { Db } from '../db/schema.ts'
import { route, type Route } from '../register-route.ts'
import { saved, Versioned, versionOf } from '../version.ts'
import type { ListingKind } from './kind.ts'
import { readLocation, reorderWebsite, saveLocation } from './location.ts'
import { readSeo, saveSeo } from './seo.ts'

/** Wraps a block with its version. */
export function blockOf<T>(block: T) {
  return new Versioned({ block }, versionOf(block))
}

/** Creates the routes of a listing's location, SEO texts and tags. */
export function blockRoutes(kind: ListingKind): Route[] {
  const { resource } = kind
  return [
    route(`${resource}.location`, async ({ db, params }) =>
      blockOf(await readLocation(db, resource, params.id)),
    ),
    route(`${resource}.saveLocation`, (request) =>
      saved(saveLocation(request, kind, request.params.id, request.body)),
    ),
    route(`${resource}.reorderLocations`, (request) =>
      saved(reorderWebsite(request, resource, request.body.list)),
    ),
    route(`${resource}.seo`, async ({ db, params }) => blockOf(await readSeo(db, resource, params.id))),
    route(`${resource}.saveSeo`, (request) =>
      saved(saveSeo(request, resource, request.params.id, request.body)),
    ),
    route(`${resource}.tags`, async ({ db }) => ({ tags: await listTags(db) })),
  ]
}

async function listTags(db: Db): Promise<Tag[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute()
  return rows.map(({ id, kind, tag_en, tag_pt }) => ({ id, kind, i18n: { tag: { en: tag_en, pt: tag_pt } } }))
}
