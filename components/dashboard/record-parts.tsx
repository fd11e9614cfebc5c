import { EyeIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { limits } from '#contract/limits.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { FigureIcon } from '@/components/portfolio/card/card-figures'
import { Thumb } from '@/components/portfolio/list/record-cells'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { formatPrice } from '@/lib/format/money'
import { formatNumber } from '@/lib/format/number'

type Props = { record: StatisticsRecord }

export function RowLink({ record }: Props) {
  const resource = record.kind === 'property' ? 'properties' : 'condominiums'
  return (
    <RecordLink
      {...{ resource, record }}
      className="line-clamp-2 rounded-sm font-medium underline-offset-2 after:absolute after:inset-0 hover:underline"
    />
  )
}

export function RecordMeta({ record }: Props) {
  const t = useTranslations('listing.card')
  const lang = foreignLangOfApiText(useLocale())
  const formatTag = useTagFormatter(record.kind === 'property' ? 'properties' : 'condominiums')
  const { archived, tag_kind, tag, reference, type, district } = record
  const status =
    archived === 1
      ? t(record.kind === 'property' ? 'archived' : 'developmentArchived')
      : tag_kind === 'sold' && tag !== null
        ? formatTag('sold', tag)
        : null
  return (
    <>
      {status !== null && (
        <>
          <span className="inline-block font-medium text-ink first-letter:uppercase">{status}</span>
          {' · '}
        </>
      )}
      <span lang={lang}>{[reference, type, district].filter(Boolean).join(' · ')}</span>
    </>
  )
}

export function RecordThumb({ record }: Props) {
  const location = record.kind === 'property' ? 'properties' : 'condominiums'
  return <Thumb location={location} recordId={record.id} item={record.cover} />
}

/**
 * Bedrooms, bathrooms and parking, if known. A development's bathrooms are left out: they count the whole building
 * and would be misread next to the bedrooms of its units.
 */
export function RecordFigures({ record }: Props) {
  const t = useTranslations('listing.card')
  const figures = [
    { name: 'bedrooms', value: formatRange(record.bedrooms, record.to_bedrooms) },
    { name: 'bathrooms', value: record.kind === 'property' ? formatRange(record.bathrooms, null) : null },
    { name: 'parking', value: formatRange(record.parking, record.to_parking) },
  ] as const
  return (
    <span className="flex flex-wrap gap-x-3">
      {figures.map(
        ({ name, value }) =>
          value !== null && (
            <Figure key={name} icon={<FigureIcon name={name} />} label={t(name)} value={value} />
          ),
      )}
    </span>
  )
}

/** Shows the price in euros: per month for rents, the lowest for developments; nothing if unknown. */
export function RecordPrice({ record }: Props) {
  const t = useTranslations('dashboard.records')
  if (record.price === null) return null
  const price = formatPrice(record.price)
  return (
    <span className="figures font-semibold whitespace-nowrap">
      {record.kind === 'condominium'
        ? t('from', { price })
        : record.for_sale === 0
          ? t('perMonth', { price })
          : price}
    </span>
  )
}

export function RecordViews({ record }: Props) {
  const t = useTranslations('dashboard.records')
  const views = formatNumber(record.views, useLocale())
  return <Figure icon={<EyeIcon />} value={views} label={t('viewsWord', { count: record.views })} />
}

/** Shows the views of the last 30 days; nothing if the API doesn't count views by day. */
export function RecordViewsLately({ record }: Props) {
  const t = useTranslations('dashboard.records')
  if (record.views_lately === null) return null
  return (
    <span className="figures text-xs text-ink-soft">
      {t('viewsLately', { count: record.views_lately, days: limits.viewsLatelyDays })}
    </span>
  )
}

function Figure({ icon, value, label }: { icon: ReactNode; value: ReactNode; label: string }) {
  return (
    <span
      title={label}
      className="figures inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
      <span className="font-medium text-ink">{value}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

function formatRange(from: number | null, to: number | null): string | null {
  if (from === null) return to === null ? null : String(to)
  return to === null || to === from ? String(from) : `${from}–${to}`
}
