'use client'

import { HomeModernIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { Checkbox } from '@/components/ui/checkbox'
import { classes } from '@/components/ui/classes'
import { formatArea } from '@/lib/format/area'
import { mediaUrl } from '@/lib/format/media-url'
import { PriceEditor } from './price-editor'
import { PropertyAgent } from './property-agent'
import { PropertyChips } from './property-chips'
import { PropertyLink } from './property-link'
import { PropertyMenu } from './property-menu'
import type { PropertyActions } from './use-property-actions'

/** One property in a line of the table; '-' where the record does not say. */
export function PropertyRow({
  property,
  selected,
  onSelect,
  ...actions
}: PropertyActions & {
  property: Property
  selected: boolean
  onSelect: (property: Property) => void
}) {
  const t = useTranslations('properties.card')
  return (
    <tr
      className={classes('transition-colors duration-fast', selected ? 'bg-brand-soft' : 'hover:bg-wash/60')}
    >
      <td>
        <Checkbox
          label={t('select', { reference: property.reference })}
          hideLabel
          checked={selected}
          onChange={() => onSelect(property)}
        />
      </td>
      <td>
        <Thumb property={property} />
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
        <Rooms count={property.bedrooms} word={t('bedrooms')} /> /{' '}
        <Rooms count={property.bathrooms} word={t('bathrooms')} />
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
        <PropertyAgent agent={property.agent} />
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

function Thumb({ property: { id, cover } }: { property: Property }) {
  const frame = 'h-11 w-15 max-w-none rounded-sm bg-wash object-cover'
  if (cover === null) {
    return (
      <span className={`flex items-center justify-center text-ink-faint ${frame}`}>
        <HomeModernIcon aria-hidden className="size-5" strokeWidth={1} />
      </span>
    )
  }
  return (
    <img
      src={mediaUrl('properties', id, cover.card ?? cover.file)}
      alt=""
      width={60}
      height={44}
      loading="lazy"
      decoding="async"
      className={frame}
    />
  )
}
