'use client'

import { ArchiveBoxIcon, ArrowUturnUpIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { MenuItem } from '@/components/ui/menu'

export function LifecycleItems({
  archived,
  onArchive,
  onDelete,
}: {
  archived: 0 | 1
  onArchive: () => void
  onDelete: () => void
}) {
  const t = useTranslations('listing.card')
  return (
    <>
      <MenuItem icon={archived === 1 ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />} onSelect={onArchive}>
        {t(archived === 1 ? 'unarchive' : 'archive')}
      </MenuItem>
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onDelete}>
        {t('delete')}
      </MenuItem>
    </>
  )
}
