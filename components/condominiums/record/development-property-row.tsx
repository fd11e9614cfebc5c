'use client'

import { LinkSlashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { ArchivedChip } from '@/components/portfolio/card/state-chips'
import { Thumb } from '@/components/portfolio/list/thumb'
import { TagChip } from '@/components/records/tag-chip'
import { IconButton } from '@/components/ui/icon-button'
import { formatArea, formatSquareFeet } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'

export function DevelopmentPropertyRow({
  property,
  pending,
  onUnlink,
}: {
  property: Property
  pending: boolean
  onUnlink: (property: Property) => void
}) {
  const t = useTranslations('condominiums.properties')
  const locale = useLocale()
  const { id, reference, type, fraction, floor, gross_area, exterior_area } = property
  return (
    <tr className="hover:bg-wash/60">
      <td>
        <Thumb location="properties" recordId={id} item={property.cover} />
      </td>
      <th scope="row" className="min-w-52 print:min-w-0 border-b border-line px-2 py-2 text-left font-medium">
        <span className="figures block text-xs font-normal text-ink-soft">{reference}</span>
        <RecordLink
          href={`/properties/edit/${id}/general`}
          record={property}
          className="line-clamp-2 rounded-sm underline-offset-2 hover:underline"
        />
        <span className="figures block text-xs font-normal text-ink-soft">
          {t('rooms', {
            beds: property.bedrooms ?? '-',
            baths: property.bathrooms ?? '-',
            parking: property.parking ?? '-',
          })}
        </span>
      </th>
      <td>{type ?? '-'}</td>
      <td>{fraction ?? '-'}</td>
      <td>{floor ?? '-'}</td>
      <td className="figures whitespace-nowrap">
        {gross_area === null ? '-' : formatArea(gross_area, locale)}
      </td>
      <td className="figures whitespace-nowrap">
        {exterior_area === null ? (
          '-'
        ) : (
          <>
            {formatArea(exterior_area, locale)}
            {locale === 'en' && (
              <span className="block text-xs text-ink-soft">{formatSquareFeet(exterior_area)}</span>
            )}
          </>
        )}
      </td>
      <td className="figures whitespace-nowrap">
        {property.price === 0
          ? '-'
          : property.for_sale === 1
            ? formatPrice(property.price)
            : t('byMonth', { price: formatPrice(property.price) })}
      </td>
      <td>
        <div className="flex flex-wrap gap-1">
          {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
          {property.archived === 1 && <ArchivedChip tone="plain" />}
          {property.tag === null && property.archived === 0 && '-'}
        </div>
      </td>
      <td className="print:hidden">
        <IconButton
          label={t('unlink', { reference })}
          icon={<LinkSlashIcon />}
          size="sm"
          disabled={pending}
          onClick={() => onUnlink(property)}
        />
      </td>
    </tr>
  )
}
