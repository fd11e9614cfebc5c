'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { SelectOne } from '@/components/listing/bulk/select-page'
import { type Selection, useIsChosen } from '@/components/listing/bulk/use-selection'
import { AgentLine } from '@/components/listing/card/agent-line'
import { Thumb } from '@/components/listing/list/thumb'
import { classes } from '@/components/ui/classes'
import { formatArea } from '@/lib/format/area'
import { PriceEditor } from './price-editor'
import { PropertyChips } from './property-chips'
import { PropertyLink } from './property-link'
import { PropertyMenu } from './property-menu'
import type { PropertyActions } from './use-property-actions'

/** One property in a line of the table; '-' where the record does not say. */
export function PropertyRow({
  property,
  selection,
  ...actions
}: PropertyActions & {
  property: Property
  selection: Selection<Property>
}) {
  const t = useTranslations('properties.card')
  const words = useTranslations('listing.card')
  return (
    <tr
      className={classes(
        'transition-colors duration-fast',
        useIsChosen(selection, property.id) ? 'bg-brand-soft' : 'hover:bg-wash/60',
      )}
    >
      <td>
        <SelectOne row={property} name={property.reference} selection={selection} />
      </td>
      <td>
        <Thumb location="properties" ownerId={property.id} item={property.cover} />
      </td>
      <td className="figures whitespace-nowrap text-ink-soft">{property.reference}</td>
      <th scope="row" className="min-w-44 border-b border-line px-2 py-1.5 text-left font-medium">
        <PropertyLink
          property={property}
          onBlocked={actions.onBlocked}
          className="line-clamp-2 rounded-sm underline-offset-2 hover:underline"
        />
      </th>
      <td>{property.type ?? '-'}</td>
      <td>{property.district ?? '-'}</td>
      <td className="figures whitespace-nowrap">
        <Rooms count={property.bedrooms} word={words('bedrooms')} /> /{' '}
        <Rooms count={property.bathrooms} word={words('bathrooms')} />
      </td>
      <td className="figures whitespace-nowrap">
        {property.gross_area === null ? '-' : formatArea(property.gross_area)}
        {property.living_area !== null && (
          <span className="block text-xs text-ink-soft">
            {t('livingOf', { area: formatArea(property.living_area) })}
          </span>
        )}
      </td>
      <td className="min-w-32">
        <PriceEditor property={property} onChange={actions.onChange} size="text-sm" />
      </td>
      <td>
        <div className="flex max-w-44 flex-wrap gap-1">
          <PropertyChips property={property} tone="plain" />
        </div>
      </td>
      <td className="max-w-40">
        <AgentLine agent={property.agent} />
      </td>
      <td>
        <PropertyMenu property={property} {...actions} />
      </td>
    </tr>
  )
}

function Rooms({ count, word }: { count: number | null; word: string }) {
  return (
    <span title={word}>
      {count ?? '-'}
      <span className="sr-only"> {word}</span>
    </span>
  )
}
