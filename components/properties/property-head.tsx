'use client'

import { PrinterIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import { missingTexts } from '@/components/listing/record/missing-texts'
import { RecordHead } from '@/components/listing/record/record-head'
import { LinkButton } from '@/components/ui/button'
import { usePropertyName } from './property-name'

/** Which property it is: cover, reference, title and the states it is in. */
export function PropertyHead({ property }: { property: PropertyGeneral }) {
  const t = useTranslations('properties.form')
  const shared = useTranslations('listing.form')
  const nameOf = usePropertyName()
  return (
    <RecordHead
      list={property.archived === 1 ? '/properties/archived' : '/properties/listings'}
      cover={{ location: 'properties', ownerId: property.id, item: property.cover }}
      over={property.reference}
      title={nameOf(property)}
      actions={
        <LinkButton href={`/properties/print/${property.id}`} icon={<PrinterIcon aria-hidden />}>
          <span className="max-sm:sr-only">{t('print')}</span>
        </LinkButton>
      }
      states={[
        { label: shared('draft'), tone: 'warn', on: missingTexts(property.i18n).length > 0 },
        { label: shared('archived'), tone: 'danger', on: property.archived === 1 },
        { label: t(property.for_sale === 1 ? 'forSale' : 'forRent'), tone: 'plain', on: true },
        { label: shared('highlighted'), tone: 'brand', on: property.highlighted === 1 },
        { label: t('lowCost'), tone: 'plain', on: property.low_cost === 1 },
        { label: t('collection'), tone: 'plain', on: property.collection === 1 },
      ]}
    />
  )
}
