'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { writeCookie } from '@/components/resource/cookies'
import { ProgressDialog } from '@/components/resource/progress-dialog'
import { classes } from '@/components/ui/classes'
import { FocusHeading } from './focus-heading'
import { MenuDrawer } from './menu-drawer'
import { menuPanel } from './menu-panels'
import { NavigationProvider, PageOrSkeleton } from './navigation'
import { menuKey } from './preferences'
import { SideMenu } from './side-menu'
import { SkipLink } from './skip-link'
import { TopBar, type TopBarProps } from './top-bar'
import { useMenuGroups } from './use-menu-groups'
import { useShortcuts } from './use-shortcuts'
import { useUnread } from './use-unread'
import { useUnreadTitle } from './use-unread-title'

export function AppShell({
  collapsed: initial,
  menuGroups,
  footer,
  children,
  ...bar
}: {
  /** From the cookie `menu`, so that the server renders the right width. */
  collapsed: boolean
  menuGroups: string
  footer: ReactNode
  children: ReactNode
} & Omit<TopBarProps, 'onMenu'>) {
  const [collapsed, setCollapsed] = useState(initial)
  const [drawer, setDrawer] = useState(false)
  const groups = useMenuGroups(menuGroups)
  const unread = useUnread()
  useUnreadTitle(unread ?? 0)
  useShortcuts()
  const panel = useSyncExternalStore(menuPanel.subscribe, menuPanel.read, menuPanel.readOnServer)

  function toggle() {
    setCollapsed(!collapsed)
    writeCookie(menuKey, collapsed ? 'wide' : 'collapsed')
  }

  return (
    <NavigationProvider>
      <div className="flex min-h-dvh print:block">
        <SkipLink />
        <div
          className={classes(
            'sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-slow md:block print:hidden',
            collapsed ? 'w-menu-collapsed' : 'w-menu',
          )}
        >
          <SideMenu groups={groups} collapsed={collapsed} unread={unread} onToggle={toggle} />
        </div>
        <MenuDrawer open={drawer} groups={groups} unread={unread} onClose={() => setDrawer(false)} />
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <TopBar {...bar} onMenu={() => setDrawer(true)} />
          <main id="main" tabIndex={-1} className="relative flex-1 outline-none">
            <PageOrSkeleton>{children}</PageOrSkeleton>
          </main>
          {footer}
        </div>
        <FocusHeading />
        <ProgressDialog open={panel === 'leaving'} />
      </div>
    </NavigationProvider>
  )
}
