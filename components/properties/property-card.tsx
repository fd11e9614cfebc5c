'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { Cover } from '@/components/listing/cover'
import { Checkbox } from '@/components/ui/checkbox'
import { classes } from '@/components/ui/classes'
import { PriceEditor } from './price-editor'
import { PropertyAgent } from './property-agent'
import { PropertyChips } from './property-chips'
import { PropertyFigures } from './property-figures'
import { PropertyLink } from './property-link'
import { PropertyMenu } from './property-menu'
import type { PropertyActions } from './use-property-actions'

/** One property: the photograph leads, then price, title, place, figures, agent. The whole card opens the record. */
export function PropertyCard({
  property,
  eager = false,
  selected,
  onSelect,
  ...actions
}: PropertyActions & {
  property: Property
  eager?: boolean
  selected: boolean
  onSelect: (property: Property) => void
}) {
  const t = useTranslations('properties.card')
  return (
    <article
      className={classes(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface transition-[border-color,box-shadow] duration-fast focus-within:border-line-strong hover:shadow-raised',
        selected ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong/60',
      )}
    >
      <div className="relative overflow-hidden">
        <Cover location="properties" ownerId={property.id} item={property.cover} alt="" eager={eager} />
        <div className="absolute top-3 right-14 left-3 flex flex-wrap gap-1.5 [&>*]:shadow-raised">
          <PropertyChips property={property} tone="raised" />
        </div>
        <Checkbox
          label={t('select', { reference: property.reference })}
          hideLabel
          checked={selected}
          onChange={() => onSelect(property)}
          className="absolute top-2 right-2 z-1 size-9 rounded bg-raised/90 shadow-raised"
        />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex min-h-8 items-center justify-between gap-2">
          <PriceEditor property={property} onChange={actions.onChange} />
          <span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>
        </div>
        <h2 className="mt-1 line-clamp-2 text-base">
          <PropertyLink
            property={property}
            onBlocked={actions.onBlocked}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          />
        </h2>
        <p className="mt-0.5 truncate text-sm text-ink-soft">
          {[property.type, property.district].filter(Boolean).join(' · ') || '-'}
        </p>
        <PropertyFigures property={property} />
        <div className="flex items-center gap-2 border-t border-line pt-3">
          <PropertyAgent agent={property.agent} />
          <div className="relative z-1 ml-auto flex shrink-0 items-center">
            <PropertyMenu property={property} {...actions} />
          </div>
        </div>
      </div>
    </article>
  )
}
