import {
  ArchiveBoxIcon,
  BuildingOffice2Icon,
  CheckBadgeIcon,
  HomeModernIcon,
} from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Statistics } from '#contract/dashboard.ts'
import { formatNumber } from '@/lib/format/number'

/** Four figures, each linked to a list. Figures that the API lacks are omitted. */
export function Badges({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('dashboard.badges')
  const {
    properties_amount,
    totalSoldArchived,
    sold,
    condominiums_amount,
    archived: archivedDevelopments,
  } = statistics
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Badge
        href="/properties/listings"
        icon={<HomeModernIcon />}
        name={t('properties')}
        count={properties_amount}
        note={t('propertiesNote')}
      />
      <Badge
        href="/properties/sold"
        icon={<CheckBadgeIcon />}
        name={t('soldArchived')}
        count={totalSoldArchived}
        note={
          sold === null || totalSoldArchived === null
            ? undefined
            : t('soldArchivedNote', { sold, archived: totalSoldArchived - sold })
        }
      />
      <Badge
        href="/condominiums/listings"
        icon={<BuildingOffice2Icon />}
        name={t('condominiums')}
        count={condominiums_amount}
        note={t('condominiumsNote')}
      />
      <Badge
        href="/condominiums/archived"
        icon={<ArchiveBoxIcon />}
        name={t('condominiumsArchived')}
        count={archivedDevelopments}
      />
    </ul>
  )
}

function Badge({
  href,
  icon,
  name,
  count,
  note,
}: {
  href: string
  icon: ReactNode
  name: string
  count: number | null
  note?: string
}) {
  const locale = useLocale()
  if (count === null) return null
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-fast hover:border-line-strong sm:flex-row sm:items-center sm:gap-4 sm:p-5 lg:relative lg:items-start lg:max-xl:p-4"
      >
        <span
          aria-hidden
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink lg:absolute lg:top-4 lg:right-4 lg:size-10 [&>svg]:size-6"
        >
          {icon}
        </span>
        <span className="min-w-0">
          <span className="figures block text-2xl leading-tight font-semibold">
            {formatNumber(count, locale)}
          </span>
          <span className="block text-sm text-ink-soft">{name}</span>
          {note !== undefined && <span className="figures block text-xs text-ink-soft">{note}</span>}
        </span>
      </Link>
    </li>
  )
}
