import { useTranslations, useLocale } from 'next-intl'
import { LinkSlashIcon } from '@heroicons/react/24/outline'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ScrollArea } from '@/components/ui/scroll-area'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { ArchivedChip } from '@/components/portfolio/card/state-chips'
import { Thumb } from '@/components/portfolio/list/record-cells'
import { TagChip } from '@/components/records/tag-chip'
import { IconButton } from '@/components/ui/icon-button'
import { formatArea, formatSquareFeet } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'

type LinkProps = { isPending: boolean; onUnlink: (property: Property) => void }

const columns = [
  'information',
  'type',
  'fraction',
  'floor',
  'grossArea',
  'exteriorArea',
  'price',
  'tag',
] as const

/** Table for comparing a development's properties, with a button to unlink each; '-' for missing values. */
export function DevelopmentPropertyTable({
  properties,
  isPending,
  onUnlink,
}: LinkProps & { properties: readonly Property[] }) {
  const t = useTranslations('condominiums.properties')
  const tForm = useTranslations('condominiums.form')
  return (
    <ScrollArea label={tForm('properties')} className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full min-w-4xl border-separate border-spacing-0 text-sm print:min-w-0 print:text-xs">
        <thead className="text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-2 [&_th]:font-medium print:[&_th]:px-1">
          <tr>
            <th scope="col" className="w-20">
              <span className="sr-only">{t('columns.cover')}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col" className="w-12 print:hidden">
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-2 [&>tr:last-child>:is(td,th)]:border-b-0 print:[&_td]:px-1">
          {properties.map((property) => (
            <DevelopmentPropertyRow
              key={property.id}
              property={property}
              isPending={isPending}
              onUnlink={onUnlink}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function DevelopmentPropertyRow({ property, isPending, onUnlink }: LinkProps & { property: Property }) {
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
          resource="properties"
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
          {property.archived === 1 && <ArchivedChip />}
          {property.tag === null && property.archived === 0 && '-'}
        </div>
      </td>
      <td className="print:hidden">
        <IconButton
          label={t('unlink', { reference })}
          icon={<LinkSlashIcon />}
          size="sm"
          disabled={isPending}
          onClick={() => onUnlink(property)}
        />
      </td>
    </tr>
  )
}
