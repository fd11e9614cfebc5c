import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/24/solid'
import { useTranslations } from 'next-intl'
import type { Language } from '#contract/values.ts'
import { Chip, type ChipTone } from '@/components/ui/chip'

export function ArchivedChip({ tone }: { tone: ChipTone }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={tone} icon={<ArchiveBoxIcon />}>
      {t('archived')}
    </Chip>
  )
}

export function HighlightedChip({ tone }: { tone: ChipTone }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={tone} icon={<StarIcon className="text-brand" />}>
      {t('highlighted')}
    </Chip>
  )
}

export function PriceHiddenChip({ tone }: { tone: ChipTone }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={tone} icon={<EyeSlashIcon />}>
      {t('priceHidden')}
    </Chip>
  )
}

export function MissingChip({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations('listing.card')
  if (languages.length === 0) return null
  return (
    <Chip tone="warn">
      {t('missing', { languages: languages.map((language) => language.toUpperCase()).join(', ') })}
    </Chip>
  )
}
