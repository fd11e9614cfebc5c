import type { MediaItem } from '#contract/media.ts'
import { mediaUrl } from '@/lib/format/media-url'

/** Never lazy: images that haven't loaded when printing are left out. */
export function PrintedPhoto({
  owner,
  item,
  alt,
  large = false,
}: {
  owner: number
  item: MediaItem | undefined
  alt: string
  /** Full width: uses the 1600 px file instead of 640 px. */
  large?: boolean
}) {
  if (item === undefined) return null
  const file = large ? (item.page ?? item.file) : (item.card ?? item.file)
  return <img src={mediaUrl('properties', owner, file)} alt={alt} />
}
