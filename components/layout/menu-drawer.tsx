'use client'

import { useTranslations } from 'next-intl'
import { Drawer } from '@/components/ui/drawer'
import { MenuPreferences } from './menu-preferences'
import { SideMenu } from './side-menu'
import type { MenuGroupsState } from './use-menu-groups'

/** Side menu below 960 px; on phones it includes language and theme. */
export function MenuDrawer({
  open,
  groups,
  unread,
  onClose,
}: {
  open: boolean
  groups: MenuGroupsState
  unread?: number
  onClose: () => void
}) {
  const t = useTranslations('layout')
  return (
    <Drawer open={open} onClose={onClose} label={t('mainMenu')}>
      <SideMenu groups={groups} unread={unread} onFollow={onClose}>
        <MenuPreferences />
      </SideMenu>
    </Drawer>
  )
}
