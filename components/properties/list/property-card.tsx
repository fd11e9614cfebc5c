import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordCard } from '@/components/portfolio/card/record-card'
import type { CardViewProps } from '@/components/portfolio/list/view-props'
import { typologyOf } from '#contract/typology.ts'
import { CardFigures } from '@/components/portfolio/card/card-figures'
import { type AreaUnit, formatArea } from '@/lib/format/area'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { PriceEditor } from './price-editor'
import { PropertyMenu } from '../property-menu'
import type { PropertyActions } from '../use-property-actions'
import { PropertyStates } from './property-states'

export function PropertyCard({
  property,
  rows,
  eager,
  selection,
  ...actions
}: PropertyActions & CardViewProps<Property> & { property: Property }) {
  const locale = useLocale()
  return (
    <RecordCard
      {...{ rows, selection, eager }}
      resource="properties"
      row={property}
      name={property.reference}
      linkedRecord={property}
      chips={<PropertyStates property={property} />}
      price={<PriceEditor property={property} onChange={actions.onChange} />}
      aside={property.reference}
      place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
      placeLang={foreignLangOfApiText(locale)}
      figures={<PropertyFigures property={property} />}
      menu={<PropertyMenu property={property} {...actions} />}
    />
  )
}

function PropertyFigures({ property }: { property: Property }) {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const formatAreaOrNull = (value: number | null, unit?: AreaUnit) =>
    value === null ? null : formatArea(value, locale, unit)
  const land =
    property.bedrooms === null ? formatAreaOrNull(property.land_size, property.land_size_type) : null
  return (
    <CardFigures
      figures={[
        { label: t('typology'), value: typologyOf(property) },
        { label: t('bedrooms'), icon: 'bedrooms', value: property.bedrooms },
        { label: t('bathrooms'), icon: 'bathrooms', value: property.bathrooms },
        { label: t('parking'), icon: 'parking', value: property.parking },
        { label: t('grossArea'), icon: 'gross', value: formatAreaOrNull(property.gross_area) },
        { label: t('livingArea'), icon: 'living', value: formatAreaOrNull(property.living_area) },
        { label: t('exteriorArea'), icon: 'exterior', value: formatAreaOrNull(property.exterior_area) },
        { label: t('landSize'), icon: 'exterior', value: land },
      ]}
    />
  )
}
