import { HomeModernIcon } from '@heroicons/react/24/outline'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import { photoSources } from '@/lib/format/media-url'

/** A record's cover at 16:10: blurred while loading, a house illustration if there is none. */
export function Cover({
  location,
  recordId,
  item,
  eager = false,
  sizes = '320px',
}: {
  location: MediaLocation
  recordId: number
  item: MediaItem | null
  eager?: boolean
  sizes?: string
}) {
  if (item === null) {
    return (
      <div className="flex aspect-[16/10] items-center justify-center bg-wash">
        <HomeModernIcon aria-hidden className="size-14 text-ink-faint/50" strokeWidth={1} />
      </div>
    )
  }
  return (
    <img
      {...photoSources(location, recordId, item)}
      sizes={sizes}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={item.blur === null ? undefined : { backgroundImage: `url("${item.blur}")` }}
      className="aspect-[16/10] w-full bg-wash bg-cover bg-center object-cover"
    />
  )
}
