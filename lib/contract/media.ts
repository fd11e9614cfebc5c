import * as z from './zod.ts'
import { limits } from './limits.ts'
import { photoVariants } from './photo-variants.ts'
import { AnyFile, fieldsOf, Flag, Id, Image } from './values.ts'

export const mediaLocations = [
  'properties',
  'condominiums',
  'districts',
  'agents',
  'users',
  'front-page',
] as const
export const MediaLocation = z.enum(mediaLocations)
export type MediaLocation = z.infer<typeof MediaLocation>

/**
 * Photo or floor plan. `file` is a name below `{media base}/{location}/{owner id}/`, or a URL if it begins with
 * http. `page` (1600 px wide), `card` (640 px), `small` (320 px) and `thumb` (128 px) are smaller variants; `blur` is a
 * data URL of a few pixels to show while loading. A third-party API may send none of these five.
 */
export const MediaItem = z.object({
  id: Id,
  file: z.string(),
  extension: z.string(),
  cover: Flag,
  /** 1 for a floor plan. */
  plant: Flag,
  width: z.number().int().nullable().default(null),
  height: z.number().int().nullable().default(null),
  ...fieldsOf([...photoVariants, 'blur'], z.string().nullable().default(null)),
})
export type MediaItem = z.infer<typeof MediaItem>

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  extension: z.string(),
  /** In bytes. */
  size: z.number().int().nullable().default(null),
  created_at: z.string().nullable().default(null),
})
export type Attachment = z.infer<typeof Attachment>

export const MediaBlock = z.object({ media: z.array(MediaItem) })
export const AttachmentsBlock = z.object({ attachments: z.array(Attachment) })

export const ImageUpload = z.object({ file: Image })
/**
 * Photo of a multiple upload, sent in any order: `batch` identifies the upload, `place` is the photo's index
 * in the selection, from 0. Both are optional; APIs without support append each photo as it arrives.
 */
export const GalleryUpload = ImageUpload.extend({
  batch: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  place: z.number().int().min(0).max(100_000).optional(),
})
export const AttachmentUpload = z.object({ file: AnyFile })
export const UploadedMedia = z.object({ media: MediaItem.optional() })
export const AttachmentUploaded = z.object({ attachment: Attachment.optional() })
/** Photo to delete: by id, or by file name to undo an upload. */
export const MediaRemoval = z
  .object({ media_id: Id.optional(), file_name: z.string().max(200).optional() })
  .refine((value) => value.media_id !== undefined || value.file_name !== undefined, {
    path: ['media_id'],
    error: 'required',
  })
export const AttachmentRemoval = z.object({ attachment_id: Id })
export const MediaOrder = z.object({ list: z.array(Id).max(limits.reordered) })
