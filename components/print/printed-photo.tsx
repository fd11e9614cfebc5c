import type { MediaItem } from '#contract/media.ts'
import { largeFileOf, mediaUrl } from '@/lib/format/media-url'

/** Loads eagerly because images that haven't loaded by the time of printing would be missing. */
export function PrintedPhoto({
  propertyId,
  item,
  alt,
  large = false,
}: {
  propertyId: number
  item: MediaItem
  alt: string
  /** Uses the 1600 px file instead of the 640 px one. */
  large?: boolean
}) {
  const file = large ? largeFileOf(item) : (item.card ?? item.file)
  return <img src={mediaUrl('properties', propertyId, file)} alt={alt} className="size-full object-cover" />
}
