import { GlobeEuropeAfricaIcon } from '@heroicons/react/20/solid'
import { PrinterIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import { useRecordName } from '@/components/records/record/use-record-name'
import { findRecordProblems } from '@/components/records/problems/record-problems'
import { findMissingLanguages } from '@/components/records/record/missing-texts'
import { useTagState } from '@/components/records/record/use-tag-state'
import { RecordHeader } from '@/components/records/record/record-header'
import { LinkButton } from '@/components/ui/link-button'
import { useCall } from '@/lib/agency/use-call'
import { foreignLangOf } from '@/lib/format/in-language'
import { portalsOf } from '../portals-of'
import { PropertyPrice } from '../property-price'

const PropertyHeaderMenu = dynamic(
  () => import('./property-header-menu').then((module) => module.PropertyHeaderMenu),
  { ssr: false, loading: () => <span className="size-8 pointer-coarse:size-11" /> },
)

export function PropertyHeader({ property }: { property: PropertyGeneral }) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const tCard = useTranslations('listing.card')
  const locale = useLocale()
  const nameOf = useRecordName()
  const { tag, tagStates } = useTagState('properties.tags', property.tag_id)
  const { id, cover, price, energy, agent_id: agent } = property
  const location = useCall('properties.location', { params: { id } }).data?.block.location
  const missingLanguages = findMissingLanguages(property.i18n)
  const listHref = `/properties/${property.archived === 1 ? 'archived' : tag?.kind === 'sold' ? 'sold' : 'listings'}`
  return (
    <RecordHeader
      listHref={listHref}
      resource="properties"
      {...{ id, cover }}
      reference={property.reference}
      detail={price > 0 && <PropertyPrice property={property} className="text-ink" />}
      title={nameOf(property)}
      titleLang={foreignLangOf(property.i18n.title, locale)}
      actions={
        <div className="flex shrink-0 items-center gap-2">
          <LinkButton
            href={`/properties/print/${id}`}
            icon={<PrinterIcon aria-hidden />}
            className="max-sm:hidden"
          >
            {t('print')}
          </LinkButton>
          <PropertyHeaderMenu property={property} tag={tag} listHref={listHref} />
        </div>
      }
      chips={<PortalChips property={property} />}
      problems={findRecordProblems(`/properties/edit/${id}`, {
        cover,
        location,
        hasPrice: price !== 0,
        missingLanguages,
        energy,
        agent,
      })}
      states={[
        { label: tListing('draft'), tone: 'warn', isOn: missingLanguages.length > 0 },
        { label: tListing('archived'), tone: 'danger', isOn: property.archived === 1 },
        ...tagStates,
        { label: t(property.for_sale === 1 ? 'forSale' : 'forRent'), tone: 'plain', isOn: true },
        { label: tCard('highlighted'), tone: 'brand', isOn: property.highlighted === 1 },
        { label: tCard('priceHidden'), tone: 'plain', isOn: property.hide_price === 1 },
        { label: t('lowCost'), tone: 'plain', isOn: property.low_cost === 1 },
        { label: t('collection'), tone: 'plain', isOn: property.collection === 1 },
      ]}
    />
  )
}

function PortalChips({ property }: { property: PropertyGeneral }) {
  const t = useTranslations('portals.names')
  return portalsOf(property).map((portal) => (
    <li key={portal}>
      <Link
        href={`/properties/edit/${property.id}/portals`}
        prefetch={false}
        className="relative inline-flex min-h-6 items-center gap-1 pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-2.5 rounded-full bg-wash px-2.5 text-xs font-medium hover:underline"
      >
        <GlobeEuropeAfricaIcon aria-hidden className="size-3.5 text-ink-soft" />
        {t(portal)}
      </Link>
    </li>
  ))
}
