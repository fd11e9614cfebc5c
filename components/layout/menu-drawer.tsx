'use client'

import { useTranslations } from 'next-intl'
import { Drawer } from '@/components/ui/drawer'
import { SideMenu } from './side-menu'

/** The side menu of screens under 960 px. */
export function MenuDrawer({
  open,
  unread,
  onClose,
}: {
  open: boolean
  unread?: number
  onClose: () => void
}) {
  const t = useTranslations('layout')
  return (
    <Drawer open={open} onClose={onClose} label={t('mainMenu')}>
      <SideMenu collapsed={false} unread={unread} onFollow={onClose} />
    </Drawer>
  )
}
