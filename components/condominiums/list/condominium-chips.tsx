import { EyeSlashIcon, StarIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import {
  ArchivedChip,
  HighlightedChip,
  PriceHiddenChip,
  StateMark,
} from '@/components/portfolio/card/state-chips'
import { ProblemChips, ProblemSummary } from '@/components/records/problems/problem-chips'
import { recordProblems } from '@/components/records/problems/record-problems'
import { TagChip } from '@/components/records/tag-chip'
import type { ChipTone } from '@/components/ui/chip'

export function CondominiumChips({
  condominium,
  tone,
  isRow = false,
}: {
  condominium: Condominium
  tone: ChipTone
  isRow?: boolean
}) {
  const t = useTranslations('condominiums.card')
  const tCard = useTranslations('listing.card')
  const { id, cover, lat, starting_price, missing } = condominium
  const isHighlighted = condominium.highlighted === 1
  const isPriceHidden = condominium.hide_price === 1
  // Without the energy rating, which belongs to the properties.
  const problems = recordProblems(`/condominiums/edit/${id}`, {
    cover,
    location: lat,
    price: starting_price < 0 ? 0 : undefined,
    priceField: 'starting_price',
    missing,
  })
  return (
    <>
      {condominium.tag !== null && (
        <TagChip kind={condominium.tag_kind} name={condominium.tag} resource="condominiums" />
      )}
      {condominium.archived === 1 && <ArchivedChip tone={tone} label={t('archived')} />}
      {isRow ? (
        <>
          {isHighlighted && <StateMark label={t('highlighted')} icon={<StarIcon className="text-brand" />} />}
          {isPriceHidden && <StateMark label={tCard('priceHidden')} icon={<EyeSlashIcon />} />}
          <ProblemSummary problems={problems} brief />
        </>
      ) : (
        <>
          {isHighlighted && <HighlightedChip tone={tone} label={t('highlighted')} />}
          {isPriceHidden && <PriceHiddenChip tone={tone} />}
          <ProblemChips problems={problems} />
        </>
      )}
    </>
  )
}
