'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { SelectOne } from '@/components/portfolio/bulk/select-page'
import { useIsSelected } from '@/components/portfolio/bulk/use-selection'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { cardLink, RecordCard } from '@/components/portfolio/card/record-card'
import type { CardPart } from '@/components/portfolio/list/portfolio-parts'
import { Cover } from '@/components/records/cover'
import { ArchivedChip, HighlightedChip, PriceHiddenChip } from '@/components/portfolio/card/state-chips'
import { ProblemChips } from '@/components/records/problems/problem-chips'
import { TagChip } from '@/components/records/tag-chip'
import { Chip, type ChipTone } from '@/components/ui/chip'
import { typologyOf } from '#contract/typology.ts'
import { CardFigures } from '@/components/portfolio/card/card-figures'
import { type AreaUnit, formatArea } from '@/lib/format/area'
import { foreignLangByApi } from '@/lib/format/in-language'
import { PriceEditor } from './price-editor'
import { PropertyLink } from '../property-link'
import { PropertyMenu } from '../property-menu'
import type { PropertyActions } from '../use-property-actions'
import { propertyProblems } from './property-problems'

export function PropertyCard({
  property,
  rows,
  eager,
  selection,
  ...actions
}: PropertyActions & CardPart<Property> & { property: Property }) {
  const locale = useLocale()
  return (
    <RecordCard
      selected={useIsSelected(selection, property.id)}
      cover={<Cover location="properties" recordId={property.id} item={property.cover} eager={eager} />}
      chips={<PropertyChips property={property} tone="raised" />}
      checkbox={
        <SelectOne row={property} rows={rows} name={property.reference} selection={selection} corner />
      }
      price={<PriceEditor property={property} onChange={actions.onChange} />}
      aside={<span className="figures shrink-0 text-xs text-ink-soft">{property.reference}</span>}
      title={<PropertyLink property={property} className={cardLink} />}
      place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
      placeLang={foreignLangByApi(locale)}
      figures={<PropertyFigures property={property} />}
      footer={
        <>
          <AgentLine agent={property.agent} />
          <PropertyMenu property={property} {...actions} />
        </>
      }
    />
  )
}

function PropertyChips({ property, tone }: { property: Property; tone: ChipTone }) {
  const t = useTranslations('properties.card')
  return (
    <>
      {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
      {property.archived === 1 && <ArchivedChip tone={tone} />}
      {property.highlighted === 1 && <HighlightedChip tone={tone} />}
      {property.collection === 1 && <Chip tone={tone}>{t('collection')}</Chip>}
      {property.low_cost === 1 && <Chip tone={tone}>{t('lowCostChip')}</Chip>}
      {property.hide_price === 1 && <PriceHiddenChip tone={tone} />}
      <ProblemChips problems={propertyProblems(property)} />
    </>
  )
}

/** Shows a property's figures, including the land area if it has no bedrooms. */
function PropertyFigures({ property }: { property: Property }) {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const area = (value: number | null, unit?: AreaUnit) =>
    value === null ? null : formatArea(value, locale, unit)
  const land = property.bedrooms === null ? area(property.land_size, property.land_size_type) : null
  return (
    <CardFigures
      figures={[
        { label: t('typology'), value: typologyOf(property) },
        { label: t('bedrooms'), icon: 'bedrooms', value: property.bedrooms },
        { label: t('bathrooms'), icon: 'bathrooms', value: property.bathrooms },
        { label: t('parking'), icon: 'parking', value: property.parking },
        { label: t('grossArea'), icon: 'gross', value: area(property.gross_area) },
        { label: t('livingArea'), icon: 'living', value: area(property.living_area) },
        { label: t('exteriorArea'), icon: 'exterior', value: area(property.exterior_area) },
        { label: t('landSize'), icon: 'exterior', value: land },
      ]}
    />
  )
}
