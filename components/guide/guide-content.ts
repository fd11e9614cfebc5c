import type { GroupId, TopicId } from './outline'

/** Screenshots of the product, `public/guide/{language}/{name}.webp`, made by `npm run guide:pictures`. */
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

/** Size of every screenshot in pixels. */
export const pictureSize = { width: 1000, height: 625 }

/**
 * A paragraph, numbered steps, a note, or a screenshot with a caption. `{layout.help}` in a text inserts that UI
 * message in bold, so renamed buttons are renamed in the guide too.
 */
export type GuideBlock =
  string | { steps: readonly string[] } | { note: string } | { picture: PictureName; alt: string }

export type GuideContent = {
  groups: Record<GroupId, string>
  topics: Record<TopicId, { title: string; blocks: readonly GuideBlock[] }>
}
