import { ArchiveBoxIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { StarIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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

/** A state as a labelled icon, for table rows without room for a chip. */
export function StateMark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0 text-ink-soft [&>svg]:size-4">
      {icon}
    </span>
  )
}
