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
import { LocationBlock, LocationInput } from './location.ts'
import { SeoInput } from './seo.ts'
import { createBlockResponse } from './values.ts'

const uploadLimit = `${limits.uploadBytes.toLocaleString('en')} bytes`

/**
 * Returns the calls of a record's location, SEO texts, photos, floor plans and attachments; `root` is the base path of
 * its resource, such as `/property`. `coverMedia` and `plantMedia` are GETs that write: they set a flag of a photo.
 */
export function createBlockCalls(root: string) {
  const recordPath = `${root}/{id}` as const
  return {
    location: endpoint(`GET ${recordPath}/location`, {
      summary: 'Get the location',
      versioned: true,
      response: createBlockResponse(LocationBlock),
    }),
    saveLocation: endpoint(`POST ${recordPath}/location`, {
      summary: 'Set the location',
      versioned: true,
      body: LocationInput,
    }),
    reorderLocations: endpoint(`POST ${root}/location/reorder`, {
      summary: 'Set the order of the records on the website; omitted records keep their places',
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    seo: endpoint(`GET ${recordPath}/seo`, {
      summary: 'Get the SEO texts',
      versioned: true,
      response: createBlockResponse(SeoInput),
    }),
    saveSeo: endpoint(`POST ${recordPath}/seo`, {
      summary: 'Update the SEO texts',
      versioned: true,
      body: SeoInput,
    }),
    media: endpoint(`GET ${recordPath}/media`, {
      summary: 'List photos and floor plans in order',
      versioned: true,
      response: createBlockResponse(MediaBlock),
    }),
    orderMedia: endpoint(`POST ${recordPath}/media`, {
      summary: 'Reorder the photos',
      versioned: true,
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    uploadMedia: endpoint(`POST ${recordPath}/media/upload`, {
      summary: `Add a photo: JPEG or PNG under ${uploadLimit}`,
      success: 201,
      upload: true,
      body: GalleryUpload,
      response: UploadedMedia,
    }),
    replaceMedia: endpoint(`POST ${recordPath}/{media_id}/media/replace`, {
      summary: 'Replace a photo',
      success: 201,
      upload: true,
      body: ImageUpload,
      response: UploadedMedia,
    }),
    coverMedia: endpoint(`GET ${recordPath}/{media_id}/media/cover`, {
      summary: 'Make a photo the cover',
      success: 201,
      safe: false,
    }),
    plantMedia: endpoint(`GET ${recordPath}/{media_id}/media/plant`, {
      summary: 'Mark or unmark a photo as a floor plan',
      success: 201,
      safe: false,
    }),
    removeMedia: endpoint(`POST ${recordPath}/media/remove`, {
      summary: 'Delete a photo',
      success: 201,
      body: MediaRemoval,
    }),
    removeAllMedia: endpoint(`POST ${root}/removeAllMedia/{id}`, {
      summary: 'Delete all photos',
      success: 201,
    }),

    attachments: endpoint(`GET ${recordPath}/attachments`, {
      summary: 'List attachments, newest first',
      response: createBlockResponse(AttachmentsBlock),
    }),
    uploadAttachment: endpoint(`POST ${recordPath}/attachment/upload`, {
      summary: `Add an attachment of any type under ${uploadLimit}`,
      success: 201,
      upload: true,
      body: AttachmentUpload,
      response: AttachmentUploaded,
    }),
    removeAttachment: endpoint(`POST ${recordPath}/attachment/remove`, {
      summary: 'Delete an attachment',
      success: 201,
      body: AttachmentRemoval,
    }),
    downloadAttachment: endpoint(`GET ${recordPath}/attachment/{attachment_id}`, {
      summary: 'Download an attachment',
      download: true,
    }),
  }
}
