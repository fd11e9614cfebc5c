'use client'

import { EyeIcon, EyeSlashIcon, PencilSquareIcon, StarIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { MoveItems } from '@/components/portfolio/card/move-items'
import { TagItems } from '@/components/portfolio/card/tag-items'
import { MenuItem, MenuLine } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { LifecycleItems } from './lifecycle-items'
import type { CondominiumActions } from './use-condominium-actions'

export function CondominiumMenuItems({
  condominium,
  onChange,
  onArchive,
  onDelete,
  onBlocked,
  movesOf,
}: CondominiumActions & { condominium: Condominium }) {
  const t = useTranslations('listing.card')
  const { id, tag_id, hide_price, highlighted, disabled } = condominium
  const href = `/condominiums/edit/${id}/general`
  return (
    <>
      <MenuItem icon={<PencilSquareIcon />} {...(disabled === 0 ? { href } : { onSelect: onBlocked })}>
        {t('viewMore')}
      </MenuItem>
      <MenuLine />
      <MoveItems moves={movesOf(condominium)} />
      <TagItems
        response={useCall('condominiums.tags', {})}
        chosen={tag_id}
        lines={3}
        offers={() => true}
        onChange={(change) => onChange(condominium, { block: 'tag_id', ...change })}
      />
      <MenuLine />
      <MenuItem
        icon={<StarIcon />}
        onSelect={() => onChange(condominium, { block: 'highlighted', value: highlighted === 1 ? 0 : 1 })}
      >
        {t(highlighted === 1 ? 'unhighlight' : 'highlight')}
      </MenuItem>
      <MenuItem
        icon={hide_price === 1 ? <EyeIcon /> : <EyeSlashIcon />}
        onSelect={() => onChange(condominium, { block: 'hide_price', value: hide_price === 1 ? 0 : 1 })}
      >
        {t(hide_price === 1 ? 'showPrice' : 'hidePrice')}
      </MenuItem>
      <MenuLine />
      <LifecycleItems
        archived={condominium.archived}
        onArchive={() => onArchive(condominium)}
        onDelete={() => onDelete(condominium)}
      />
    </>
  )
}
