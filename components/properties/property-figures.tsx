import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { typologyOf } from '#contract/typology.ts'
import { CardFigures } from '@/components/portfolio/card/card-figures'
import { type AreaUnit, formatArea } from '@/lib/format/area'

const area = (value: number | null, unit?: AreaUnit) => (value === null ? null : formatArea(value, unit))

/** Figures of a property; the land area if it has no bedrooms. */
export function PropertyFigures({ property }: { property: Property }) {
  const t = useTranslations('listing.card')
  const land = property.bedrooms === null ? area(property.land_size, property.land_size_type) : null
  return (
    <CardFigures
      figures={[
        { label: t('typology'), value: typologyOf(property.bedrooms, property.type) },
        { label: t('bedrooms'), icon: 'bedrooms', value: property.bedrooms },
        { label: t('bathrooms'), icon: 'bathrooms', value: property.bathrooms },
        { label: t('parking'), icon: 'parking', value: property.parking },
        { label: t('grossArea'), icon: 'gross', value: area(property.gross_area) },
        { label: t('livingArea'), icon: 'living', value: area(property.living_area) },
        { label: t('exteriorArea'), icon: 'exterior', value: area(property.exterior_area) },
        { label: t('landSize'), icon: 'exterior', value: land },
      ]}
    />
  )
}
