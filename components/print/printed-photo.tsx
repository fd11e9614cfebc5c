import type { MediaItem } from '#contract/media.ts'
import { mediaUrl } from '@/lib/format/media-url'

/** Never lazy: a photograph that has not come when the page is printed is not on it. */
export function PrintedPhoto({
  owner,
  item,
  alt,
  large = false,
}: {
  owner: number
  item: MediaItem | undefined
  alt: string
  /** As wide as the page: the file of 1600 px; others have 640. */
  large?: boolean
}) {
  if (item === undefined) return null
  const file = large ? (item.page ?? item.file) : (item.card ?? item.file)
  return <img src={mediaUrl('properties', owner, file)} alt={alt} />
}
