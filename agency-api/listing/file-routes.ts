import { route, type Route } from '../register-route.ts'
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '../attachments/attachments.ts'
import { setCover, orderMedia, orderVersion, togglePlan } from '../media/arrange.ts'
import type { AppContext } from '../app-context.ts'
import { addPhoto, listMedia, removeAllMedia, removePhoto, replacePhoto } from '../media/gallery.ts'
import { saved, Versioned } from '../version.ts'
import type { ListingResource } from './kind.ts'
import { listingOwner } from './owner.ts'

/** Creates the routes of a listing's photos, floor plans and attachments. */
export function fileRoutes(resource: ListingResource): Route[] {
  const owner = (request: Pick<AppContext, 'now'> & { params: { id: number } }) =>
    listingOwner(request, resource, request.params.id)
  return [
    route(`${resource}.media`, async (request) => {
      const media = await listMedia(request.db, owner(request))
      return new Versioned({ block: { media } }, orderVersion(media))
    }),
    route(`${resource}.orderMedia`, (request) =>
      saved(orderMedia(request, owner(request), request.body.list)),
    ),
    route(`${resource}.uploadMedia`, async (request) => ({
      media: await addPhoto(request, owner(request), request.body),
    })),
    route(`${resource}.replaceMedia`, async (request) => {
      const { media_id } = request.params
      return { media: await replacePhoto(request, owner(request), media_id, request.body.file) }
    }),
    route(`${resource}.coverMedia`, (request) =>
      saved(setCover(request, owner(request), request.params.media_id)),
    ),
    route(`${resource}.plantMedia`, (request) =>
      saved(togglePlan(request, owner(request), request.params.media_id)),
    ),
    route(`${resource}.removeMedia`, (request) => {
      const { media_id: id, file_name: file } = request.body
      return saved(removePhoto(request, owner(request), { id, file }))
    }),
    route(`${resource}.removeAllMedia`, (request) => saved(removeAllMedia(request, owner(request)))),
    route(`${resource}.attachments`, async (request) => ({
      block: { attachments: await listAttachments(request.db, owner(request)) },
    })),
    route(`${resource}.uploadAttachment`, async (request) => ({
      attachment: await addAttachment(request, owner(request), request.body.file),
    })),
    route(`${resource}.removeAttachment`, (request) =>
      saved(removeAttachment(request, owner(request), request.body.attachment_id)),
    ),
    route(`${resource}.downloadAttachment`, (request) =>
      downloadAttachment(request, owner(request), request.params.attachment_id),
    ),
  ]
}
