'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ScrollArea } from '@/components/ui/scroll-area'
import { DevelopmentPropertyRow } from './development-property-row'

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
  pending,
  onUnlink,
}: {
  properties: readonly Property[]
  pending: boolean
  onUnlink: (property: Property) => void
}) {
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
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-2 [&>tr:last-child>*]:border-b-0 print:[&_td]:px-1">
          {properties.map((property) => (
            <DevelopmentPropertyRow
              key={property.id}
              property={property}
              pending={pending}
              onUnlink={onUnlink}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
