'use client'

import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import type { Moves } from '../list/use-website-order'

/** Menu items to move a record up or down in website order; nothing if the list is sorted differently. */
export function MoveItems({ moves }: { moves: Moves | null }) {
  const t = useTranslations('listing.card')
  if (moves === null) return null
  const { up, down } = moves
  return (
    <>
      <MenuItem icon={<ArrowUpIcon />} disabled={up === null} onSelect={() => up?.()}>
        {t('moveUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDownIcon />} disabled={down === null} onSelect={() => down?.()}>
        {t('moveDown')}
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
