'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { RecordsMap } from '@/components/listing/map/records-map'
import { formatPrice } from '@/lib/format/money'
import { PropertyMapCard } from './property-map-card'
import type { PropertyActions } from './use-property-actions'

/** The properties of the page where they lie, each with its price. */
export function PropertyMap({
  properties,
  tiles,
  actions,
}: {
  properties: readonly Property[]
  tiles: MapTiles | null
  actions: PropertyActions
}) {
  const t = useTranslations('properties.list')
  return (
    <RecordsMap
      records={properties}
      tiles={tiles}
      labelOf={({ reference, title, price }) => {
        const text = formatPrice(price)
        return { text, name: `${reference}, ${title}, ${text}` }
      }}
      count={(placed, lost) => (lost > 0 ? t('mapLost', { count: lost }) : t('mapAll', { count: placed }))}
    >
      {(here) => <PropertyMapCard properties={here} {...actions} />}
    </RecordsMap>
  )
}
