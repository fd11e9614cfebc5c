import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { CardFigure, CardFigures } from '@/components/listing/card/card-figures'
import { BedIcon, GrossAreaIcon, ParkingIcon } from '@/components/listing/figure-icons'
import { areaSymbols } from '@/lib/format/area'
import { formatNumber } from '@/lib/format/number-input'
import { rangeText } from './range-text'

/** From the least to the most that its properties have, or that is set by hand. */
export function CondominiumFigures({ condominium }: { condominium: Condominium }) {
  const t = useTranslations('listing.card')
  const { from_bedrooms, to_bedrooms, from_parking, to_parking } = condominium
  return (
    <CardFigures ranges>
      <CardFigure icon={<BedIcon />} label={t('bedrooms')} value={rangeText(from_bedrooms, to_bedrooms)} />
      <CardFigure icon={<ParkingIcon />} label={t('parking')} value={rangeText(from_parking, to_parking)} />
      <CardFigure icon={<GrossAreaIcon />} label={t('grossArea')} value={grossAreas(condominium)} />
    </CardFigures>
  )
}

export function grossAreas({ from_gross_area, to_gross_area }: Condominium): string {
  const text = rangeText(from_gross_area, to_gross_area, (area) => formatNumber(Math.round(area)))
  return text === '-' ? text : `${text}\u00a0${areaSymbols.m2}`
}
