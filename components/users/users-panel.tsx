'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { menuPanel } from '@/components/layout/menu-panels'
import { useStore } from '@/components/ui/create-store'
import { Drawer } from '@/components/ui/drawer'

const PanelList = dynamic(() => import('./user-panel-list').then((module) => module.UserPanelList), {
  ssr: false,
})

/**
 * A drawer with the list of users, available on every page. The list's code and data are loaded when it opens. Rendered
 * once, in the dashboard layout.
 */
export function UsersPanel() {
  const t = useTranslations('users.panel')
  const open = useStore(menuPanel) === 'users'
  return (
    <Drawer open={open} onClose={menuPanel.close} label={t('title')} side="right" width={400}>
      <PanelList onClose={menuPanel.close} />
    </Drawer>
  )
}
