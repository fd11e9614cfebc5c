'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { Cover } from '@/components/listing/cover'
import { MapCard, MapCardLine, mapCardLink } from '@/components/listing/map/map-card'
import { PropertyLink } from './property-link'
import { PropertyPrice } from './property-price'
import type { PropertyActions } from './use-property-actions'

/** What lies at a place of the map: one property with its photograph, or several by name. */
export function PropertyMapCard({
  properties,
  onBlocked,
}: Pick<PropertyActions, 'onBlocked'> & { properties: readonly Property[] }) {
  const [only, ...others] = properties
  const alone = others.length === 0 && only !== undefined
  return (
    <MapCard cover={alone && <Cover location="properties" ownerId={only.id} item={only.cover} alt="" />}>
      {properties.map((property) => (
        <MapCardLine
          key={property.id}
          price={<PropertyPrice property={property} className="text-base" />}
          aside={<span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>}
          title={<PropertyLink property={property} onBlocked={onBlocked} className={mapCardLink} />}
          place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
        />
      ))}
    </MapCard>
  )
}
