import { AgencyError } from '#contract/errors.ts'
import type { Tag } from '#contract/tag.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '../attachments/attachments.ts'
import { lock } from '../db/lock.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import { setCover, orderMedia, togglePlan } from '../media/arrange.ts'
import { addPhoto, listMedia, removeAllMedia, removePhoto, replacePhoto } from '../media/gallery.ts'
import { route, type Route } from '../route.ts'
import { orderVersion, toSaveResponse, Versioned, versionOf } from '../version.ts'
import { fileOwnerOf } from './files.ts'
import { readLocation, saveLocation } from './location.ts'
import { readSeo, saveSeo } from './seo.ts'

export function toVersionedBlock<T>(block: T) {
  return new Versioned({ block }, versionOf(block))
}

/** Creates the routes that properties and developments share: location, order, SEO texts, tags, photos, attachments. */
export function createListingRoutes(resource: ListingResource): Route[] {
  const ownerOf = (request: Pick<AppContext, 'now'> & { params: { id: number } }) =>
    fileOwnerOf(request, resource, request.params.id)
  return [
    route(`${resource}.location`, async ({ db, params }) =>
      toVersionedBlock(await readLocation(db, resource, params.id)),
    ),
    route(`${resource}.saveLocation`, (request) =>
      toSaveResponse(saveLocation(request, resource, request.params.id, request.body)),
    ),
    route(`${resource}.reorderLocations`, (request) =>
      toSaveResponse(saveWebsiteOrder(request, resource, request.body.list)),
    ),
    route(`${resource}.seo`, async ({ db, params }) =>
      toVersionedBlock(await readSeo(db, resource, params.id)),
    ),
    route(`${resource}.saveSeo`, (request) =>
      toSaveResponse(saveSeo(request, resource, request.params.id, request.body)),
    ),
    route(`${resource}.tags`, async ({ db }) => ({ tags: await listTags(db) })),
    route(`${resource}.media`, async (request) => {
      const media = await listMedia(request.db, ownerOf(request))
      return new Versioned({ block: { media } }, orderVersion(media))
    }),
    route(`${resource}.orderMedia`, (request) =>
      toSaveResponse(orderMedia(request, ownerOf(request), request.body.list)),
    ),
    route(`${resource}.uploadMedia`, async (request) => ({
      media: await addPhoto(request, ownerOf(request), request.body),
    })),
    route(`${resource}.replaceMedia`, async (request) => {
      const { media_id } = request.params
      return { media: await replacePhoto(request, ownerOf(request), media_id, request.body.file) }
    }),
    route(`${resource}.coverMedia`, (request) =>
      toSaveResponse(setCover(request, ownerOf(request), request.params.media_id)),
    ),
    route(`${resource}.plantMedia`, (request) =>
      toSaveResponse(togglePlan(request, ownerOf(request), request.params.media_id)),
    ),
    route(`${resource}.removeMedia`, (request) => {
      const { media_id: id, file_name: file } = request.body
      return toSaveResponse(removePhoto(request, ownerOf(request), { id, file }))
    }),
    route(`${resource}.removeAllMedia`, (request) =>
      toSaveResponse(removeAllMedia(request, ownerOf(request))),
    ),
    route(`${resource}.attachments`, async (request) => ({
      block: { attachments: await listAttachments(request.db, ownerOf(request)) },
    })),
    route(`${resource}.uploadAttachment`, async (request) => ({
      attachment: await addAttachment(request, ownerOf(request), request.body.file),
    })),
    route(`${resource}.removeAttachment`, (request) =>
      toSaveResponse(removeAttachment(request, ownerOf(request), request.body.attachment_id)),
    ),
    route(`${resource}.downloadAttachment`, (request) =>
      downloadAttachment(request, ownerOf(request), request.params.attachment_id),
    ),
  ]
}

/**
 * Sets the website's order of records. Throws MISSING for an unknown or repeated id. Neither the records' contents
 * nor their update times change (docs/adr/0029-portfolio-rules.md).
 */
async function saveWebsiteOrder({ db }: DbContext, resource: ListingResource, ids: number[]) {
  if (ids.length === 0) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'portfolio')
    const rows = await tx
      .selectFrom(resource)
      .select(['id', 'location_order'])
      .where('id', 'in', ids)
      .execute()
    if (rows.length !== ids.length) throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const storedOrders = new Map(rows.map(({ id, location_order }) => [id, location_order]))
    for (const [index, id] of ids.entries()) {
      const location_order = index + 1
      if (storedOrders.get(id) === location_order) continue
      await tx.updateTable(resource).set({ location_order }).where('id', '=', id).execute()
    }
    await logActivity(tx, { action: 'reordered', resource })
  })
}

async function listTags(db: Db): Promise<Tag[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute()
  return rows.map(({ id, kind, tag_en, tag_pt }) => ({ id, kind, i18n: { tag: { en: tag_en, pt: tag_pt } } }))
}
