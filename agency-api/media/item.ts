import type { MediaItem } from '#contract/media.ts'
import type { Row } from '../db/schema.ts'

type MediaRow = Omit<
  Row<'media'>,
  'location' | 'owner_id' | 'position' | 'batch' | 'batch_place' | 'created_at' | 'size'
>

/** Converts a media row to the contract's item. */
export function toMediaItem(row: MediaRow): MediaItem {
  const { id, file, extension, cover, plant, width, height, card, page, thumb, blur } = row
  return { id, file, extension, cover, plant, width, height, card, page, thumb, blur }
}
