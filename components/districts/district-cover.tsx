import { MapIcon } from '@heroicons/react/24/outline'
import type { District } from '#contract/districts.ts'
import { mediaUrl } from '@/lib/format/media-url'

/** A district's cover at 4:3, or a placeholder map with its name. */
export function DistrictCover({
  district: { id, cover, cover_card },
  name,
  eager = false,
}: {
  district: Pick<District, 'id' | 'cover' | 'cover_card'>
  name: string
  eager?: boolean
}) {
  if (cover === null) {
    return (
      <div className="flex aspect-[4/3] flex-col items-center justify-center gap-2 bg-wash p-4 text-ink-soft">
        <MapIcon aria-hidden className="size-12 text-ink-faint/50" strokeWidth={1} />
        <span aria-hidden className="max-w-full truncate text-sm">
          {name}
        </span>
      </div>
    )
  }
  return (
    <img
      src={mediaUrl('districts', id, cover_card ?? cover)}
      alt=""
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-[4/3] w-full bg-wash object-cover"
    />
  )
}
