'use client'

import {
  ArchiveBoxIcon,
  ArrowUturnUpIcon,
  EllipsisHorizontalIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { type LivingCondominium, useCondominiumLifecycle } from './use-condominium-lifecycle'

/** What can be done with the development as a whole, on its own page. */
export function CondominiumHeadMenu({ condominium }: { condominium: LivingCondominium }) {
  const t = useTranslations('listing.card')
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle({ afterDelete: '/condominiums/listings' })
  const archived = condominium.archived === 1
  return (
    <>
      <Menu
        width={248}
        button={
          <IconButton
            label={t('actions', { reference: condominium.title })}
            icon={<EllipsisHorizontalIcon />}
            tooltip={false}
          />
        }
      >
        <MenuItem
          icon={archived ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
          onSelect={() => onArchive(condominium)}
        >
          {t(archived ? 'unarchive' : 'archive')}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(condominium)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {dialogs}
    </>
  )
}
