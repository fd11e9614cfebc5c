import type { Tag } from '#contract/tag.ts'
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '../attachments/attachments.ts'
import { setCover, orderMedia, togglePlan } from '../media/arrange.ts'
import type { AppContext } from '../app-context.ts'
import { addPhoto, listMedia, removeAllMedia, removePhoto, replacePhoto } from '../media/gallery.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import { route, type Route } from '../route.ts'
import { orderVersion, toSaveResponse, Versioned, versionOf } from '../version.ts'
import { readLocation, saveWebsiteOrder, saveLocation } from './location.ts'
import { fileOwnerOf } from './file-owner.ts'
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

async function listTags(db: Db): Promise<Tag[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute()
  return rows.map(({ id, kind, tag_en, tag_pt }) => ({ id, kind, i18n: { tag: { en: tag_en, pt: tag_pt } } }))
}
