import { MapIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { District } from '#contract/districts.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { LinkButton } from '@/components/ui/link-button'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { mediaUrl } from '@/lib/format/media-url'

/** Figures shown as chips. The population isn't shown in lists. */
const shownFigures = ['Properties', 'Golf Club'] as const

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
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const name = inLanguage(district.name, locale)
  const description = inLanguage(district.description, locale)
  const href = `/districts/edit/${district.id}`
  const figures = shownFigures.flatMap((figure) => {
    const count = district.kpis[figure] ?? 0
    return count > 0 ? [{ figure, count }] : []
  })
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <DistrictCover district={district} name={name} eager={eager} />
      <div className="flex flex-1 flex-col p-4">
        <h2 lang={foreignLangOf(district.name, locale)} className="truncate text-base">
          {name}
        </h2>
        <p
          lang={foreignLangOf(district.description, locale)}
          className="mt-1 mb-3 line-clamp-3 text-sm text-ink-soft"
        >
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
          <LinkButton href={href} size="sm" aria-label={t('editOf', { name })}>
            {tCommon('edit')}
          </LinkButton>
          <ActionsMenu label={t('actions', { name })}>
            <MenuItem icon={<PencilSquareIcon />} href={href}>
              {t('edit')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(district)}>
              {t('delete')}
            </MenuItem>
          </ActionsMenu>
        </div>
      </div>
    </article>
  )
}

/** A district's cover at 4:3, or a placeholder map with its name. */
function DistrictCover({
  district: { id, cover, cover_card },
  name,
  eager,
}: {
  district: Pick<District, 'id' | 'cover' | 'cover_card'>
  name: string
  eager: boolean
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
