import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { EyeSlashIcon as SmallEyeSlashIcon, StarIcon } from '@heroicons/react/20/solid'
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

type State = { isOn: boolean; label: string; icon: ReactNode; chipIcon?: ReactNode }

/** A record's tag, states and problems: chips on a card, icons in a table row, which has less room. */
export function StateChips({
  resource,
  record,
  states = [],
  problems,
  isRow,
  isBrief = false,
}: {
  resource: ListingResource
  record: Pick<PropertyCard, 'tag' | 'tag_kind' | 'archived' | 'highlighted' | 'hide_price'>
  states?: readonly State[]
  problems: readonly Problem[]
  isRow: boolean
  /** In a table row, always shows only the number of problems. */
  isBrief?: boolean
}) {
  const t = useTranslations(resource === 'condominiums' ? 'condominiums.card' : 'listing.card')
  const tListing = useTranslations('listing.card')
  const { tag, tag_kind, archived, highlighted, hide_price } = record
  const star = <StarIcon className="text-brand" />
  const all: State[] = [
    { isOn: highlighted === 1, label: t('highlighted'), icon: star, chipIcon: star },
    ...states,
    {
      isOn: hide_price === 1,
      label: tListing('priceHidden'),
      icon: <SmallEyeSlashIcon />,
      chipIcon: <EyeSlashIcon />,
    },
  ]
  const shown = all.filter(({ isOn }) => isOn)
  const hasChips = tag !== null || archived === 1 || shown.length > 0
  return (
    <>
      {tag !== null && <TagChip kind={tag_kind} name={tag} resource={resource} />}
      {archived === 1 && <ArchivedChip isRaised={!isRow} label={t('archived')} />}
      {shown.map(({ label, icon, chipIcon }) =>
        isRow ? (
          <span
            key={label}
            role="img"
            aria-label={label}
            title={label}
            className="shrink-0 text-ink-soft [&>svg]:size-4"
          >
            {icon}
          </span>
        ) : (
          <Chip key={label} tone="raised" icon={chipIcon}>
            {label}
          </Chip>
        ),
      )}
      {isRow ? (
        <ProblemSummary problems={problems} brief={isBrief || hasChips} />
      ) : (
        <ProblemChips problems={problems} />
      )}
    </>
  )
}
