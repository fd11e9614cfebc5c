'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { SelectOne } from '@/components/portfolio/bulk/select-page'
import { useIsChosen } from '@/components/portfolio/bulk/use-selection'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { cardLink, RecordCard } from '@/components/portfolio/card/record-card'
import type { CardPart } from '@/components/portfolio/list/portfolio-parts'
import { Cover } from '@/components/records/cover'
import { PriceEditor } from './price-editor'
import { PropertyChips } from '../property-chips'
import { PropertyFigures } from '../property-figures'
import { PropertyLink } from '../property-link'
import { PropertyMenu } from '../property-menu'
import type { PropertyActions } from '../use-property-actions'

export function PropertyCard({
  property,
  rows,
  eager,
  selection,
  ...actions
}: PropertyActions & CardPart<Property> & { property: Property }) {
  return (
    <RecordCard
      selected={useIsChosen(selection, property.id)}
      cover={<Cover location="properties" ownerId={property.id} item={property.cover} alt="" eager={eager} />}
      chips={<PropertyChips property={property} tone="raised" />}
      checkbox={
        <SelectOne row={property} rows={rows} name={property.reference} selection={selection} corner />
      }
      price={<PriceEditor property={property} onChange={actions.onChange} />}
      aside={<span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>}
      title={<PropertyLink property={property} onBlocked={actions.onBlocked} className={cardLink} />}
      place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
      figures={<PropertyFigures property={property} />}
      foot={
        <>
          <AgentLine agent={property.agent} />
          <PropertyMenu property={property} {...actions} />
        </>
      }
    />
  )
}
