import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ImageUpload, MediaBlock, MediaItem, Uploaded } from './media.ts'
import { PropertyCard } from './property.ts'
import { ToldTagKind } from './tag.ts'
import { bilingual, Bilingual, Flag, Id, Saved } from './values.ts'

/** A page of the website (`/imoveis`) or a web address with its scheme; never javascript:, data: or another host in disguise. */
export const CoverLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])[^\s\\]*|https?:\/\/[\p{L}\d][^\s\\@]*)$/iu, 'url')

export const CoverInput = z.object({
  /** Of an uploaded photograph of the front page. */
  media_id: Id,
  title: bilingual(120),
  text: bilingual(400),
  link: CoverLink.nullable().default(null),
})
/** The whole of the covers, in the order in which the website shows them. */
export const FrontPageInput = z.object({ covers: z.array(CoverInput).max(limits.covers) })

export const Cover = z.object({
  media: MediaItem,
  title: Bilingual,
  text: Bilingual,
  link: z.string().nullable().default(null),
})
export type Cover = z.infer<typeof Cover>

/** A highlighted property as anybody may see it: none of the private collection, no hidden price. */
export const PublicHighlight = z.object({
  id: Id,
  reference: z.string(),
  title: Bilingual,
  type: Bilingual.nullable().default(null),
  district: Bilingual.nullable().default(null),
  /** Euros; null when the agency does not tell it. */
  price: z.number().nullable().default(null),
  for_sale: Flag.default(1),
  tag_kind: ToldTagKind,
  bedrooms: z.number().nullable().default(null),
  bathrooms: z.number().nullable().default(null),
  gross_area: z.number().nullable().default(null),
  cover: MediaItem.nullable().default(null),
})
export type PublicHighlight = z.infer<typeof PublicHighlight>

export const frontPage = {
  homepage: endpoint({
    method: 'GET',
    path: '/front/homepage',
    summary: 'The front page as the public website shows it',
    success: 200,
    access: 'public',
    answer: z.object({ covers: z.array(Cover), highlights: z.array(PublicHighlight).default([]) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/frontend/add',
    summary: 'Save the covers: which photographs, their order, texts and links',
    success: 201,
    body: FrontPageInput,
    maxBody: limits.jsonBytes,
    answer: Saved.partial(),
  }),
  media: endpoint({
    method: 'GET',
    path: '/frontend/media',
    summary: 'Photographs that a cover can use, those of today that no save has used yet among them',
    success: 200,
    answer: MediaBlock,
  }),
  uploadMedia: endpoint({
    method: 'POST',
    path: '/frontend/media',
    summary: 'Upload a photograph for a cover; the next save of the covers may use it',
    success: 201,
    upload: true,
    body: ImageUpload,
    answer: Uploaded,
  }),
  highlights: endpoint({
    method: 'GET',
    path: '/frontend/highlights',
    summary: 'The highlighted active properties in their order, those of the private collection among them',
    success: 200,
    answer: z.object({ properties: z.array(PropertyCard) }),
  }),
  saveHighlights: endpoint({
    method: 'POST',
    path: '/frontend/highlights',
    summary: 'Say which active properties are highlighted, and in which order',
    success: 202,
    body: z.object({ list: z.array(Id).max(500) }),
    maxBody: limits.jsonBytes,
    answer: Saved.partial(),
  }),
}
