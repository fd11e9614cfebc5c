import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/24/solid'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { TagChip } from '@/components/listing/tag-chip'
import { Chip, type ChipTone } from '@/components/ui/chip'

/** What is special about a property, in chips: its tag first. `tone` is for those that carry no colour of their own. */
export function PropertyChips({ property, tone }: { property: Property; tone: ChipTone }) {
  const t = useTranslations('properties.card')
  return (
    <>
      {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
      {property.archived === 1 && (
        <Chip tone={tone} icon={<ArchiveBoxIcon />}>
          {t('archived')}
        </Chip>
      )}
      {property.highlighted === 1 && (
        <Chip tone={tone} icon={<StarIcon className="text-brand" />}>
          {t('highlighted')}
        </Chip>
      )}
      {property.collection === 1 && <Chip tone={tone}>{t('collection')}</Chip>}
      {property.low_cost === 1 && <Chip tone={tone}>{t('lowCostChip')}</Chip>}
      {property.hide_price === 1 && (
        <Chip tone={tone} icon={<EyeSlashIcon />}>
          {t('priceHidden')}
        </Chip>
      )}
      {property.missing.length > 0 && (
        <Chip tone="warn">
          {t('missing', { languages: property.missing.map((language) => language.toUpperCase()).join(', ') })}
        </Chip>
      )}
    </>
  )
}
