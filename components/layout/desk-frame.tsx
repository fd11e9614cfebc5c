'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { keepCookie } from '@/components/resource/cookies'
import { PleaseWait } from '@/components/resource/please-wait'
import { classes } from '@/components/ui/classes'
import { FocusHeading } from './focus-heading'
import { MenuDrawer } from './menu-drawer'
import { menuPanel } from './menu-panels'
import { menuKey } from './preferences'
import { SideMenu } from './side-menu'
import { SkipLink } from './skip-link'
import { TopBar, type TopBarProps } from './top-bar'
import { useShortcuts } from './use-shortcuts'
import { useUnread } from './use-unread'
import { useUnreadTitle } from './use-unread-title'

/** The main layout: side menu, top bar, the page, footer. */
export function DeskFrame({
  collapsed: initial,
  footer,
  children,
  ...bar
}: {
  /** As the cookie `menu` remembers, so that the server renders the right width at once. */
  collapsed: boolean
  footer: ReactNode
  children: ReactNode
} & Omit<TopBarProps, 'onMenu'>) {
  const [collapsed, setCollapsed] = useState(initial)
  const [drawer, setDrawer] = useState(false)
  const unread = useUnread()
  useUnreadTitle(unread ?? 0)
  useShortcuts()
  const panel = useSyncExternalStore(menuPanel.subscribe, menuPanel.read, menuPanel.readOnServer)

  function toggle() {
    setCollapsed(!collapsed)
    keepCookie(menuKey, collapsed ? 'wide' : 'collapsed')
  }

  return (
    <div className="flex min-h-dvh print:block">
      <SkipLink />
      <div
        className={classes(
          'sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-slow md:block print:hidden',
          collapsed ? 'w-menu-collapsed' : 'w-menu',
        )}
      >
        <SideMenu collapsed={collapsed} unread={unread} onToggle={toggle} />
      </div>
      <MenuDrawer open={drawer} unread={unread} onClose={() => setDrawer(false)} />
      <div className="flex min-w-0 flex-1 flex-col print:block">
        <TopBar {...bar} onMenu={() => setDrawer(true)} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {footer}
      </div>
      <FocusHeading />
      <PleaseWait open={panel === 'leaving'} />
    </div>
  )
}
