'use client'

import { useTranslations } from 'next-intl'
import { Drawer } from '@/components/ui/drawer'
import { SideMenu } from './side-menu'

/** The side menu of screens under 960 px. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('layout')
  return (
    <Drawer open={open} onClose={onClose} label={t('mainMenu')}>
      <SideMenu collapsed={false} onFollow={onClose} />
    </Drawer>
  )
}
