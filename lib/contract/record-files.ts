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
  Uploaded,
} from './media.ts'
import { block, Id } from './values.ts'

const byId = z.object({ id: Id })
const byMedia = z.object({ id: Id, media_id: Id })
const byAttachment = z.object({ id: Id, attachment_id: Id })
/**
 * The calls of a record's photographs, floor plans and attachments; `root` is where the calls of its kind begin, such as
 * `/property`. The two GETs that mark a photograph write.
 */
export function recordFiles(root: string) {
  const one = `${root}/{id}`
  return {
    media: endpoint({
      method: 'GET',
      path: `${one}/media`,
      summary: 'Photographs and floor plans, in order',
      success: 200,
      params: byId,
      answer: block(MediaBlock),
    }),
    orderMedia: endpoint({
      method: 'POST',
      path: `${one}/media`,
      summary: 'Put the photographs in this order',
      success: 202,
      params: byId,
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    uploadMedia: endpoint({
      method: 'POST',
      path: `${one}/media/upload`,
      summary: 'Add a photograph: JPEG or PNG under 2,000,000 bytes',
      success: 201,
      upload: true,
      params: byId,
      body: GalleryUpload,
      answer: Uploaded,
    }),
    replaceMedia: endpoint({
      method: 'POST',
      path: `${one}/{media_id}/media/replace`,
      summary: 'Put another file in the place of a photograph',
      success: 201,
      upload: true,
      params: byMedia,
      body: ImageUpload,
      answer: Uploaded,
    }),
    coverMedia: endpoint({
      method: 'GET',
      path: `${one}/{media_id}/media/cover`,
      summary: 'Make a photograph the cover',
      success: 201,
      safe: false,
      params: byMedia,
    }),
    plantMedia: endpoint({
      method: 'GET',
      path: `${one}/{media_id}/media/plant`,
      summary: 'Mark or unmark as floor plan',
      success: 201,
      safe: false,
      params: byMedia,
    }),
    removeMedia: endpoint({
      method: 'POST',
      path: `${one}/media/remove`,
      summary: 'Delete a photograph',
      success: 201,
      params: byId,
      body: MediaRemoval,
    }),
    removeAllMedia: endpoint({
      method: 'POST',
      path: `${root}/removeAllMedia/{id}`,
      summary: 'Delete all photographs',
      success: 201,
      params: byId,
    }),

    attachments: endpoint({
      method: 'GET',
      path: `${one}/attachments`,
      summary: 'Attachments, newest first',
      success: 200,
      params: byId,
      answer: block(AttachmentsBlock),
    }),
    uploadAttachment: endpoint({
      method: 'POST',
      path: `${one}/attachment/upload`,
      summary: 'Add a file of any type under 2,000,000 bytes',
      success: 201,
      upload: true,
      params: byId,
      body: AttachmentUpload,
      answer: AttachmentUploaded,
    }),
    removeAttachment: endpoint({
      method: 'POST',
      path: `${one}/attachment/remove`,
      summary: 'Delete an attachment',
      success: 201,
      params: byId,
      body: AttachmentRemoval,
    }),
    downloadAttachment: endpoint({
      method: 'GET',
      path: `${one}/attachment/{attachment_id}`,
      summary: 'An attachment as a file',
      success: 200,
      download: true,
      params: byAttachment,
    }),
  }
}
