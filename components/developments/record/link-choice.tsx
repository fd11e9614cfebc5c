import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { ArchivedChip } from '@/components/portfolio/card/state-chips'
import { Thumb } from '@/components/portfolio/list/record-cells'
import { TagChip } from '@/components/records/tag-chip'
import { checkboxClasses } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { formatPrice } from '@/lib/format/money'

export function LinkChoice({
  property,
  developmentId,
  selected,
  onToggle,
}: {
  property: Property
  developmentId: number
  selected: boolean
  onToggle: (property: Property) => void
}) {
  const t = useTranslations('condominiums.properties')
  const locale = useLocale()
  const developments = useCall('properties.condominiumsList', {}).data?.condominiums ?? []
  const {
    id,
    reference,
    title,
    price,
    condominium_id,
    tag_id,
    disabled,
    missing: missingLanguages,
  } = property
  const development = developments.find((item) => item.id === condominium_id)

  function findDisabledReason(): string | null {
    if (condominium_id === developmentId) return t('linkedHere')
    if (tag_id === tagIds.new) return t('taggedNew')
    return disabled === 1 || development?.disabled === 1 ? t('closed') : null
  }
  function findMoveNote(): string | null {
    if (condominium_id === null) return null
    return development === undefined ? t('movesFromAnother') : t('movesFrom', { title: development.title })
  }
  const disabledReason = findDisabledReason()
  const note = disabledReason ?? findMoveNote()
  return (
    <li>
      <label
        className={`flex items-center gap-3 px-3 py-2 ${disabledReason === null ? 'cursor-pointer hover:bg-wash' : 'text-ink-soft'}`}
      >
        <input
          type="checkbox"
          className={checkboxClasses}
          checked={selected || condominium_id === developmentId}
          disabled={disabledReason !== null}
          onChange={() => onToggle(property)}
        />
        <Thumb location="properties" recordId={id} item={property.cover} />
        <span className="min-w-0 flex-1">
          <span className="figures block text-xs text-ink-soft">
            {reference}
            {price > 0 && ` · ${formatPrice(price)}`}
          </span>
          <span lang={foreignLangOfApiText(locale, missingLanguages)} className="line-clamp-1">
            {title}
          </span>
          <StateChips property={property} />
          {note !== null && <span className="block text-xs text-warn">{note}</span>}
        </span>
      </label>
    </li>
  )
}

function StateChips({ property: { tag, tag_kind, archived, low_cost } }: { property: Property }) {
  const t = useTranslations('condominiums.properties')
  if (tag === null && archived === 0 && low_cost === 0) return null
  return (
    <span className="my-0.5 flex flex-wrap gap-1">
      {tag !== null && <TagChip kind={tag_kind} name={tag} />}
      {archived === 1 && <ArchivedChip />}
      {low_cost === 1 && <Chip>{t('states.low_cost')}</Chip>}
    </span>
  )
}
