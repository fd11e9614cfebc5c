import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/24/solid'
import { useTranslations } from 'next-intl'
import { Chip, type ChipTone } from '@/components/ui/chip'

export function ArchivedChip({ tone, label }: { tone: ChipTone; label?: string }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={tone} icon={<ArchiveBoxIcon />}>
      {label ?? t('archived')}
    </Chip>
  )
}

export function HighlightedChip({ tone, label }: { tone: ChipTone; label?: string }) {
  const t = useTranslations('listing.card')
  return (
    <Chip tone={tone} icon={<StarIcon className="text-brand" />}>
      {label ?? t('highlighted')}
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
