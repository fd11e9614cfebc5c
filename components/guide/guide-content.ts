import type { GroupId, TopicId } from './outline'

/** Pictures of the product itself, `public/guide/{language}/{name}.webp`, made by `npm run guide:pictures`. */
export const pictures = [
  'home',
  'new-property',
  'photographs',
  'location',
  'lists',
  'print',
  'developments',
  'front-page',
  'inbox',
  'contacts',
  'account',
] as const
export type PictureName = (typeof pictures)[number]

/** Pixels of every picture. */
export const pictureSize = { width: 1000, height: 625 }

/**
 * A paragraph, numbered steps, a note, or a picture with what it shows. In texts, `{layout.help}` is what the interface
 * itself says there, in bold: a button that is renamed is renamed in the guide too.
 */
export type GuideBlock =
  string | { steps: readonly string[] } | { note: string } | { picture: PictureName; alt: string }

export type GuideContent = {
  groups: Record<GroupId, string>
  topics: Record<TopicId, { title: string; blocks: readonly GuideBlock[] }>
}
