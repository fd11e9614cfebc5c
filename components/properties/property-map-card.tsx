'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { Cover } from '@/components/listing/cover'
import { PropertyLink } from './property-link'
import { PropertyPrice } from './property-price'
import type { PropertyActions } from './use-property-actions'

/** What lies at a place of the map: one property with its photograph, or several by name. */
export function PropertyMapCard({
  properties,
  onBlocked,
}: Pick<PropertyActions, 'onBlocked'> & { properties: readonly Property[] }) {
  const [only] = properties
  return (
    <div className="max-h-80 overflow-y-auto">
      {properties.length === 1 && only !== undefined && (
        <Cover location="properties" ownerId={only.id} item={only.cover} alt="" />
      )}
      <ul className="divide-y divide-line">
        {properties.map((property) => (
          <li key={property.id} className="px-3.5 py-3">
            <div className="flex items-baseline justify-between gap-2">
              <PropertyPrice property={property} className="text-base" />
              <span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>
            </div>
            <PropertyLink
              property={property}
              onBlocked={onBlocked}
              className="mt-0.5 block rounded-sm font-medium text-ink! underline-offset-2 hover:underline"
            />
            <p className="m-0! mt-0.5 truncate text-ink-soft">
              {[property.type, property.district].filter(Boolean).join(' · ') || '-'}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
