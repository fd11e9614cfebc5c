import type { ReactNode } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import { HomeModernIcon } from '@heroicons/react/24/outline'
import { thumbUrl } from '@/lib/format/media-url'

export function Value({ lang, children }: { lang?: LanguageTag; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <span lang={lang} className="block truncate">
      {children}
    </span>
  )
}

/** A record's cover in a table row: 40 px in narrow tables, else 48 px; 32 px in compact rows of wide tables. */
export function Thumb({
  location,
  recordId,
  item,
}: {
  location: MediaLocation
  recordId: number
  item: MediaItem | null
}) {
  const frame =
    'size-10 shrink-0 @min-[36rem]:size-12 max-w-none rounded-sm bg-wash object-cover @min-[48rem]:group-data-[density=compact]/table:size-8'
  if (item === null) {
    return (
      <span className={`flex items-center justify-center text-ink-faint ${frame}`}>
        <HomeModernIcon aria-hidden className="size-5" strokeWidth={1} />
      </span>
    )
  }
  return (
    <img
      src={thumbUrl(location, recordId, item)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className={frame}
    />
  )
}
