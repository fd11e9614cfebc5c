import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { useAnnouncement } from '@/components/ui/use-announcement'
import { useSortable } from './use-sortable'

/** One column below 352 px, two below 720 px, three up to 1366 px, then five. */
const gridClasses =
  'grid gap-3 sm:gap-4 min-[22rem]:grid-cols-2 min-[45rem]:grid-cols-3 min-[85.4375rem]:grid-cols-5'

export function MediaGrid({
  items,
  label,
  onMove,
  children,
}: {
  items: readonly MediaItem[]
  label: string
  onMove: (from: number, to: number) => void
  children: (item: MediaItem, index: number, move: (by: number) => void) => ReactNode
}) {
  const t = useTranslations('listing.media')
  const list = useRef<HTMLUListElement>(null)
  const [status, announce] = useAnnouncement()

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    onMove(from, to)
    announce(t('movedTo', { place: to + 1, total: items.length }))
  }
  useSortable(list, move)

  return (
    <>
      {status}
      <ul ref={list} aria-label={label} className={gridClasses}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className="group relative overflow-hidden rounded-lg border border-line bg-surface [&.sortable-fallback]:shadow-raised"
          >
            {children(item, index, (by) => move(index, index + by))}
          </li>
        ))}
      </ul>
    </>
  )
}
