import type { GroupId, TopicId } from './outline'

/** Screenshots of the product, `public/guide/{language}/{name}.webp`, made by `npm run guide:screenshots`. */
export const screenshots = [
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
export type ScreenshotName = (typeof screenshots)[number]

/** Size of every screenshot in pixels. */
export const screenshotSize = { width: 1000, height: 625 }

/**
 * A paragraph, numbered steps, a note, or a screenshot with its alternative text. `{layout.help}` in a text inserts
 * that UI string in bold, so that a renamed button is renamed in the guide too.
 */
export type GuideBlock =
  string | { steps: readonly string[] } | { note: string } | { screenshot: ScreenshotName; alt: string }

export type GuideContent = {
  groups: Record<GroupId, string>
  topics: Record<TopicId, { title: string; blocks: readonly GuideBlock[] }>
}
