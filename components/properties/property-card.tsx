'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { AgentLine } from '@/components/listing/card/agent-line'
import { cardLink, RecordCard } from '@/components/listing/card/record-card'
import { Cover } from '@/components/listing/cover'
import { Checkbox } from '@/components/ui/checkbox'
import { PriceEditor } from './price-editor'
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
    <RecordCard
      selected={selected}
      cover={<Cover location="properties" ownerId={property.id} item={property.cover} alt="" eager={eager} />}
      chips={<PropertyChips property={property} tone="raised" />}
      corner={
        <Checkbox
          label={t('select', { reference: property.reference })}
          hideLabel
          checked={selected}
          onChange={() => onSelect(property)}
          className="absolute top-2 right-2 z-1 size-9 rounded bg-raised/90 shadow-raised"
        />
      }
      price={<PriceEditor property={property} onChange={actions.onChange} />}
      aside={<span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>}
      title={<PropertyLink property={property} onBlocked={actions.onBlocked} className={cardLink} />}
      place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
      foot={
        <>
          <AgentLine agent={property.agent} />
          <div className="relative z-1 ml-auto flex shrink-0 items-center">
            <PropertyMenu property={property} {...actions} />
          </div>
        </>
      }
    >
      <PropertyFigures property={property} />
    </RecordCard>
  )
}
