'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { SelectOne } from '@/components/listing/bulk/select-page'
import { type Selection, useIsChosen } from '@/components/listing/bulk/use-selection'
import { AgentLine } from '@/components/listing/card/agent-line'
import { cardLink, RecordCard } from '@/components/listing/card/record-card'
import { Cover } from '@/components/listing/cover'
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
  selection,
  ...actions
}: PropertyActions & {
  property: Property
  eager?: boolean
  selection: Selection<Property>
}) {
  return (
    <RecordCard
      selected={useIsChosen(selection, property.id)}
      cover={<Cover location="properties" ownerId={property.id} item={property.cover} alt="" eager={eager} />}
      chips={<PropertyChips property={property} tone="raised" />}
      corner={<SelectOne row={property} name={property.reference} selection={selection} corner />}
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
