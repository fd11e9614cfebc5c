import { HomeModernIcon } from '@heroicons/react/24/outline'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import { mediaUrl } from '@/lib/format/media-url'

/** The cover of a record in a row of a table. */
export function Thumb({
  location,
  ownerId,
  item,
}: {
  location: MediaLocation
  ownerId: number
  item: MediaItem | null
}) {
  const frame = 'h-11 w-15 max-w-none rounded-sm bg-wash object-cover'
  if (item === null) {
    return (
      <span className={`flex items-center justify-center text-ink-faint ${frame}`}>
        <HomeModernIcon aria-hidden className="size-5" strokeWidth={1} />
      </span>
    )
  }
  return (
    <img
      src={mediaUrl(location, ownerId, item.card ?? item.file)}
      alt=""
      width={60}
      height={44}
      loading="lazy"
      decoding="async"
      className={frame}
    />
  )
}
