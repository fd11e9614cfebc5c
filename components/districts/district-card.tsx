'use client'

import { EllipsisHorizontalIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { District } from '#contract/districts.ts'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { inLanguage } from '@/lib/format/in-language'
import { DistrictCover } from './district-cover'

/** Figures shown as chips; population is not shown in lists. */
const visible = ['Properties', 'Golf Club'] as const

export function DistrictCard({
  district,
  eager,
  onDelete,
}: {
  district: District
  eager: boolean
  onDelete: (district: District) => void
}) {
  const t = useTranslations('districts')
  const common = useTranslations('common')
  const locale = useLocale()
  const name = inLanguage(district.name, locale)
  const description = inLanguage(district.description, locale)
  const href = `/districts/edit/${district.id}`
  const figures = visible.flatMap((figure) => {
    const count = district.kpis[figure] ?? 0
    return count > 0 ? [{ figure, count }] : []
  })
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <DistrictCover district={district} name={name} eager={eager} />
      <div className="flex flex-1 flex-col p-4">
        <h2 className="truncate text-base">{name}</h2>
        <p className="mt-1 mb-3 line-clamp-3 text-sm text-ink-soft">
          {description === '-' ? t('noDescription') : description}
        </p>
        {figures.length > 0 && (
          <div className="mb-3 flex flex-wrap gap-1.5">
            {figures.map(({ figure, count }) => (
              <Chip key={figure} tone={figure === 'Properties' ? 'brand' : 'plain'} className="figures">
                {t(figure === 'Properties' ? 'properties' : 'golfClubs', { count })}
              </Chip>
            ))}
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <LinkButton href={href} size="sm" aria-label={t('viewMore', { name })}>
            {common('viewMore')}
          </LinkButton>
          <Menu
            button={
              <IconButton
                label={t('actions', { name })}
                icon={<EllipsisHorizontalIcon />}
                size="sm"
                tooltip={false}
              />
            }
          >
            <MenuItem icon={<PencilSquareIcon />} href={href}>
              {t('edit')}
            </MenuItem>
            <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(district)}>
              {t('delete')}
            </MenuItem>
          </Menu>
        </div>
      </div>
    </article>
  )
}
