import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import {
  AttachmentRemoval,
  AttachmentsBlock,
  AttachmentUpload,
  AttachmentUploaded,
  GalleryUpload,
  ImageUpload,
  MediaBlock,
  MediaOrder,
  MediaRemoval,
  UploadedMedia,
} from './media.ts'
import { block, Id, byId } from './values.ts'

const byMedia = z.object({ id: Id, media_id: Id })
const byAttachment = z.object({ id: Id, attachment_id: Id })
/**
 * Returns the calls of a record's photos, floor plans and attachments; `root` is the base path of its resource, such
 * as `/property`. The two GETs that flag a photo change state.
 */
export function recordFiles(root: string) {
  const recordPath = `${root}/{id}`
  return {
    media: endpoint(`GET ${recordPath}/media`, {
      summary: 'List photos and floor plans in order',
      versioned: true,
      params: byId,
      response: block(MediaBlock),
    }),
    orderMedia: endpoint(`POST ${recordPath}/media`, {
      summary: 'Reorder the photos',
      success: 202,
      versioned: true,
      params: byId,
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    uploadMedia: endpoint(`POST ${recordPath}/media/upload`, {
      summary: 'Add a photo: JPEG or PNG under 2,000,000 bytes',
      success: 201,
      upload: true,
      params: byId,
      body: GalleryUpload,
      response: UploadedMedia,
    }),
    replaceMedia: endpoint(`POST ${recordPath}/{media_id}/media/replace`, {
      summary: 'Replace a photo',
      success: 201,
      upload: true,
      params: byMedia,
      body: ImageUpload,
      response: UploadedMedia,
    }),
    coverMedia: endpoint(`GET ${recordPath}/{media_id}/media/cover`, {
      summary: 'Make a photo the cover',
      success: 201,
      safe: false,
      params: byMedia,
    }),
    plantMedia: endpoint(`GET ${recordPath}/{media_id}/media/plant`, {
      summary: 'Mark or unmark a photo as a floor plan',
      success: 201,
      safe: false,
      params: byMedia,
    }),
    removeMedia: endpoint(`POST ${recordPath}/media/remove`, {
      summary: 'Delete a photo',
      success: 201,
      params: byId,
      body: MediaRemoval,
    }),
    removeAllMedia: endpoint(`POST ${root}/removeAllMedia/{id}`, {
      summary: 'Delete all photos',
      success: 201,
      params: byId,
    }),

    attachments: endpoint(`GET ${recordPath}/attachments`, {
      summary: 'List attachments, newest first',
      params: byId,
      response: block(AttachmentsBlock),
    }),
    uploadAttachment: endpoint(`POST ${recordPath}/attachment/upload`, {
      summary: 'Add an attachment of any type under 2,000,000 bytes',
      success: 201,
      upload: true,
      params: byId,
      body: AttachmentUpload,
      response: AttachmentUploaded,
    }),
    removeAttachment: endpoint(`POST ${recordPath}/attachment/remove`, {
      summary: 'Delete an attachment',
      success: 201,
      params: byId,
      body: AttachmentRemoval,
    }),
    downloadAttachment: endpoint(`GET ${recordPath}/attachment/{attachment_id}`, {
      summary: 'Download an attachment',
      download: true,
      params: byAttachment,
    }),
  }
}
