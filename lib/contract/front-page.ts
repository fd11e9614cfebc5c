import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ImageUpload, MediaBlock, MediaItem, UploadedMedia } from './media.ts'
import { PropertyCard } from './property.ts'
import { LenientTagKind } from './tag.ts'
import { bilingual, Bilingual, Flag, Id, SavedResponse } from './values.ts'

/** Page of the website (`/imoveis`) or a URL with scheme; never javascript:, data: or a disguised host. */
const CoverLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])[^\s\\]*|https?:\/\/[\p{L}\d][^\s\\@]*)$/iu, 'url')

const CoverInput = z.object({
  media_id: Id,
  title: bilingual(120),
  text: bilingual(400),
  link: CoverLink.nullable().default(null),
})
export const FrontPageInput = z.object({ covers: z.array(CoverInput).max(limits.covers) })

export const Cover = z.object({
  media: MediaItem,
  title: Bilingual,
  text: Bilingual,
  link: z.string().nullable().default(null),
})
export type Cover = z.infer<typeof Cover>

/** Highlighted property as the public may see it; never one of the private collection. */
export const PublicHighlight = z.object({
  id: Id,
  reference: z.string(),
  title: Bilingual,
  type: Bilingual.nullable().default(null),
  district: Bilingual.nullable().default(null),
  /** Euros; null if hidden. */
  price: z.number().nullable().default(null),
  for_sale: Flag.default(1),
  tag_kind: LenientTagKind,
  bedrooms: z.number().nullable().default(null),
  bathrooms: z.number().nullable().default(null),
  gross_area: z.number().nullable().default(null),
  cover: MediaItem.nullable().default(null),
})
export type PublicHighlight = z.infer<typeof PublicHighlight>

export const frontPage = {
  homepage: endpoint('GET /front/homepage', {
    summary: 'Get the front page as the public website shows it',
    versioned: true,
    access: 'public',
    response: z.object({ covers: z.array(Cover), highlights: z.array(PublicHighlight).default([]) }),
  }),
  save: endpoint('POST /frontend/add', {
    summary: 'Save the covers: photos, order, texts and links',
    success: 201,
    versioned: true,
    body: FrontPageInput,
    maxBody: limits.jsonBytes,
    response: SavedResponse.partial(),
  }),
  media: endpoint('GET /frontend/media', {
    summary: 'List photos available for covers, including uploads not used yet',
    response: MediaBlock,
  }),
  uploadMedia: endpoint('POST /frontend/media', {
    summary: 'Upload a photo for a cover; the next save of the covers can use it',
    success: 201,
    upload: true,
    body: ImageUpload,
    response: UploadedMedia,
  }),
  highlights: endpoint('GET /frontend/highlights', {
    summary: 'List highlighted active properties in order, including the private collection',
    versioned: true,
    response: z.object({ properties: z.array(PropertyCard) }),
  }),
  saveHighlights: endpoint('POST /frontend/highlights', {
    summary: 'Set which active properties are highlighted and their order',
    versioned: true,
    body: z.object({ list: z.array(Id).max(500) }),
    maxBody: limits.jsonBytes,
    response: SavedResponse.partial(),
  }),
}
