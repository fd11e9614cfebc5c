'use client'

import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { MenuItem, MenuLine } from '@/components/ui/menu'
import type { Moves } from '../list/use-website-order'

/** One place up or down in the website's order, as lines of a menu; nothing where the list is in another order. */
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
      <MenuLine />
    </>
  )
}
