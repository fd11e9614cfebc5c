import { EyeSlashIcon } from '@heroicons/react/20/solid'
import { ArrowTrendingDownIcon, KeyIcon, StarIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ArchivedChip } from '@/components/portfolio/card/state-chips'
import { ProblemSummary } from '@/components/portfolio/problems/problem-chips'
import { TagChip } from '@/components/records/tag-chip'
import { propertyProblems } from './property-problems'

export function PropertyState({ property }: { property: Property }) {
  const t = useTranslations('properties.card')
  const words = useTranslations('listing.card')
  return (
    <div className="flex min-w-0 items-center gap-1">
      {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
      {property.archived === 1 && <ArchivedChip tone="plain" />}
      {property.highlighted === 1 && (
        <Mark label={words('highlighted')} icon={<StarIcon className="text-brand" />} />
      )}
      {property.collection === 1 && <Mark label={t('collection')} icon={<KeyIcon />} />}
      {property.low_cost === 1 && <Mark label={t('lowCostChip')} icon={<ArrowTrendingDownIcon />} />}
      {property.hide_price === 1 && <Mark label={words('priceHidden')} icon={<EyeSlashIcon />} />}
      <ProblemSummary problems={propertyProblems(property)} />
    </div>
  )
}

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0 text-ink-soft [&>svg]:size-4">
      {icon}
    </span>
  )
}
