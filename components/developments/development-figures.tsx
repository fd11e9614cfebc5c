import { useLocale, useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { CardFigures } from '@/components/portfolio/card/card-figures'
import { areaSymbols } from '@/lib/format/area'
import { formatNumber } from '@/lib/format/number'
import { formatRange } from './form/range-text'

export function DevelopmentFigures({ development }: { development: Development }) {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const { from_bedrooms, to_bedrooms, from_parking, to_parking } = development
  return (
    <CardFigures
      figures={[
        { label: t('bedrooms'), icon: 'bedrooms', value: formatRange(from_bedrooms, to_bedrooms) },
        { label: t('parking'), icon: 'parking', value: formatRange(from_parking, to_parking) },
        { label: t('grossArea'), icon: 'gross', value: formatGrossAreas(development, locale) },
      ]}
    />
  )
}

export function formatGrossAreas(
  { from_gross_area, to_gross_area }: Development,
  locale: string,
): string | null {
  const text = formatRange(from_gross_area, to_gross_area, (area) => formatNumber(Math.round(area), locale))
  return text && `${text}\u00a0${areaSymbols.m2}`
}
