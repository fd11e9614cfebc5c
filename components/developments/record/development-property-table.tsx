import { useTranslations, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkSlashIcon } from '@heroicons/react/24/outline'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { ArchivedChip } from '@/components/portfolio/card/state-chips'
import { Thumb } from '@/components/portfolio/list/record-cells'
import { TagChip } from '@/components/records/tag-chip'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { formatArea, formatSquareFeet } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'

type LinkProps = { isPending: boolean; onUnlink: (property: Property) => void }

const columns = [
  { name: 'information' },
  { name: 'type' },
  { name: 'fraction' },
  { name: 'floor', numeric: true },
  { name: 'grossArea', numeric: true },
  { name: 'exteriorArea', numeric: true },
  { name: 'price', numeric: true },
  { name: 'tag' },
] as const

/**
 * Table for comparing a development's properties, with a button to unlink each; '-' for missing values. Where the
 * columns don't fit, each property is a block with its known values and their labels.
 */
export function DevelopmentPropertyTable({
  properties,
  isPending,
  onUnlink,
}: LinkProps & { properties: readonly Property[] }) {
  const t = useTranslations('condominiums.properties')
  const tForm = useTranslations('condominiums.form')
  return (
    <div className="@container rounded-lg border border-line">
      <table
        aria-label={tForm('properties')}
        className="w-full border-separate border-spacing-0 text-sm @max-[48rem]:block print:text-xs"
      >
        <thead className="text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-2 [&_th]:font-medium @max-[48rem]:sr-only print:[&_th]:px-1">
          <tr>
            <th scope="col" className="w-20">
              <span className="sr-only">{t('columns.cover')}</span>
            </th>
            {columns.map(({ name, ...column }) => (
              <th key={name} scope="col" className={'numeric' in column ? 'text-right' : undefined}>
                {t(`columns.${name}`)}
              </th>
            ))}
            <th scope="col" className="w-12 print:hidden">
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[48rem]:block @max-[48rem]:divide-y @max-[48rem]:divide-line @min-[48rem]:[&>tr>*]:border-b @min-[48rem]:[&>tr>*]:border-line @min-[48rem]:[&>tr>*]:p-2 @min-[48rem]:[&>tr:last-child>:is(td,th)]:border-b-0 print:@min-[48rem]:[&>tr>*]:px-1">
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
    </div>
  )
}

function DevelopmentPropertyRow({ property, isPending, onUnlink }: LinkProps & { property: Property }) {
  const t = useTranslations('condominiums.properties')
  const { id, reference, type, fraction, floor, gross_area, exterior_area, price, tag } = property
  return (
    <tr className="hover:bg-wash/60 @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:items-start @max-[48rem]:gap-x-3 @max-[48rem]:gap-y-1 @max-[48rem]:p-3">
      <td>
        <Thumb location="properties" recordId={id} item={property.cover} />
      </td>
      <th
        scope="row"
        className="text-left font-medium @max-[48rem]:min-w-[calc(100%-8rem)] @max-[48rem]:flex-1"
      >
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
      <Cell label={t('columns.type')}>{type}</Cell>
      <Cell label={t('columns.fraction')}>{fraction}</Cell>
      <Cell label={t('columns.floor')} numeric>
        {floor}
      </Cell>
      <Cell label={t('columns.grossArea')} numeric>
        {gross_area !== null && <Area value={gross_area} />}
      </Cell>
      <Cell label={t('columns.exteriorArea')} numeric>
        {exterior_area !== null && <Area value={exterior_area} />}
      </Cell>
      <Cell label={t('columns.price')} numeric>
        {price !== 0 &&
          (property.for_sale === 1 ? formatPrice(price) : t('byMonth', { price: formatPrice(price) }))}
      </Cell>
      <Cell label={t('columns.tag')}>
        {(tag !== null || property.archived === 1) && (
          <span className="inline-flex flex-wrap gap-1">
            {tag !== null && <TagChip kind={property.tag_kind} name={tag} />}
            {property.archived === 1 && <ArchivedChip />}
          </span>
        )}
      </Cell>
      <td className="print:hidden @max-[48rem]:order-1 @max-[48rem]:ml-auto">
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

/** A value, or '-' in a table; in a block the value with its label, or nothing. */
function Cell({
  label,
  numeric = false,
  children,
}: {
  label: string
  numeric?: boolean
  children: ReactNode
}) {
  const isEmpty = children === null || children === false || children === ''
  return (
    <td
      data-label={label}
      className={classes(
        '@max-[48rem]:order-2 @max-[48rem]:self-center @max-[48rem]:before:mr-1.5 @max-[48rem]:before:text-xs @max-[48rem]:before:text-ink-soft @max-[48rem]:before:content-[attr(data-label)]',
        numeric && 'figures whitespace-nowrap @min-[48rem]:text-right',
        isEmpty && '@max-[48rem]:hidden',
      )}
    >
      {isEmpty ? '-' : children}
    </td>
  )
}

function Area({ value }: { value: number }) {
  const locale = useLocale()
  return (
    <>
      {formatArea(value, locale)}
      {locale === 'en' && (
        <span className="block text-xs text-ink-soft @max-[48rem]:ml-1.5 @max-[48rem]:inline">
          {formatSquareFeet(value)}
        </span>
      )}
    </>
  )
}
