import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { MoreStates, ProblemChips, ProblemSummary } from '@/components/records/problems/problem-chips'
import type { Problem } from '@/components/records/problems/record-problems'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { TagChip } from '@/components/records/tag-chip'
import { Chip } from '@/components/ui/chip'

export function ArchivedChip() {
  const t = useTranslations('listing.card')
  return <Chip icon={<ArchiveBoxIcon />}>{t('archived')}</Chip>
}

type State = { isOn: boolean; label: string; icon?: ReactNode }

/**
 * A record's tag, states and problems. A compact table row shows the first one and the number of the others, so that
 * none is truncated.
 */
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
    { isOn: archived === 1, label: t('archived'), icon: <ArchiveBoxIcon /> },
    { isOn: highlighted === 1, label: t('highlighted'), icon: <StarIcon className="text-brand" /> },
    ...states,
    { isOn: hide_price === 1, label: tListing('priceHidden'), icon: <EyeSlashIcon /> },
  ].filter(({ isOn }) => isOn)
  const tagChip = tag !== null && <TagChip key="tag" kind={tag_kind} name={tag} resource={resource} />
  const stateChips = activeStates.map(({ label, icon }) => (
    <Chip key={label} tone={isRow ? 'plain' : 'raised'} icon={icon}>
      {label}
    </Chip>
  ))
  const [firstChip, ...otherChips] = tagChip ? [tagChip, ...stateChips] : stateChips
  if (!isRow) {
    return (
      <>
        {firstChip}
        {otherChips}
        <ProblemChips problems={problems} />
      </>
    )
  }
  return (
    <div className="-mr-3 flex flex-wrap items-center gap-x-1.5 gap-y-1 @max-[36rem]:[&_.truncate]:whitespace-normal @max-[36rem]:[&_svg]:hidden">
      {firstChip === undefined ? (
        <ProblemSummary problems={problems} />
      ) : (
        <>
          {firstChip}
          <span className="contents @min-[48rem]:group-data-[density=compact]/table:hidden">
            {otherChips}
            <ProblemSummary problems={problems} />
          </span>
          <span className="hidden @min-[48rem]:group-data-[density=compact]/table:contents">
            <MoreStates
              labels={activeStates.slice(tagChip ? 0 : 1).map(({ label }) => label)}
              problems={problems}
            />
          </span>
        </>
      )}
    </div>
  )
}
