'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useNeighbours } from './use-neighbours'

/** Links to the previous and next record in the list that this one was opened from, on the same tab. */
export function RecordNeighbours({ folder, id }: { folder: string; id: number }) {
  const t = useTranslations('listing.record')
  const neighbours = useNeighbours(folder, id)
  if (neighbours === null || neighbours.total < 2) return null
  const { position: place, total, previous, next } = neighbours
  return (
    <nav aria-label={t('neighbours')} className="flex items-center gap-1 text-sm text-ink-soft">
      <span className="figures mr-1">{t('place', { place, total })}</span>
      <Step id={previous} label={t('previous')} icon={<ChevronLeftIcon aria-hidden />} />
      <Step id={next} label={t('next')} icon={<ChevronRightIcon aria-hidden />} />
    </nav>
  )
}

function Step({ id, label, icon }: { id: number | null; label: string; icon: ReactNode }) {
  const pathname = usePathname()
  const className =
    'inline-flex size-8 items-center justify-center rounded border border-line bg-surface pointer-coarse:size-11 [&_svg]:size-4.5'
  return id === null ? (
    <span aria-hidden className={`${className} text-ink-faint opacity-50`}>
      {icon}
    </span>
  ) : (
    <Link
      href={pathname.replace(/\/edit\/\d+/, `/edit/${id}`)}
      aria-label={label}
      title={label}
      className={`${className} hover:bg-wash hover:text-ink`}
    >
      {icon}
    </Link>
  )
}
