import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { ProblemChips, ProblemSummary } from '@/components/records/problems/problem-chips'
import type { Problem } from '@/components/records/problems/record-problems'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { TagChip } from '@/components/records/tag-chip'
import { Chip } from '@/components/ui/chip'

export function ArchivedChip({ isRaised = false, label }: { isRaised?: boolean; label?: string }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={isRaised ? 'raised' : 'plain'} icon={<ArchiveBoxIcon />}>
      {label ?? t('archived')}
    </Chip>
  )
}

type State = { isOn: boolean; label: string; icon?: ReactNode }

/** A record's tag, states and problems: chips on a card; in a table row, which has less room, the states are text. */
export function StateChips({
  resource,
  record,
  states = [],
  problems,
  isRow,
}: {
  resource: ListingResource
  record: Pick<PropertyCard, 'tag' | 'tag_kind' | 'archived' | 'highlighted' | 'hide_price'>
  states?: readonly State[]
  problems: readonly Problem[]
  isRow: boolean
}) {
  const t = useTranslations(resource === 'condominiums' ? 'condominiums.card' : 'listing.card')
  const tListing = useTranslations('listing.card')
  const { tag, tag_kind, archived, highlighted, hide_price } = record
  const activeStates = [
    { isOn: highlighted === 1, label: t('highlighted'), icon: <StarIcon className="text-brand" /> },
    ...states,
    { isOn: hide_price === 1, label: tListing('priceHidden'), icon: <EyeSlashIcon /> },
  ].filter(({ isOn }) => isOn)
  const stateText = activeStates.map(({ label }) => label).join(' · ')
  return (
    <>
      {tag !== null && <TagChip kind={tag_kind} name={tag} resource={resource} />}
      {archived === 1 && <ArchivedChip isRaised={!isRow} label={t('archived')} />}
      {isRow ? (
        <>
          {stateText !== '' && (
            <span title={stateText} className="min-w-0 shrink-3 truncate">
              {stateText}
            </span>
          )}
          <ProblemSummary problems={problems} />
        </>
      ) : (
        <>
          {activeStates.map(({ label, icon }) => (
            <Chip key={label} tone="raised" icon={icon}>
              {label}
            </Chip>
          ))}
          <ProblemChips problems={problems} />
        </>
      )}
    </>
  )
}
