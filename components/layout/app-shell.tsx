'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { readCookie, writeCookie } from '@/components/resource/browser-storage'
import { classes } from '@/components/ui/classes'
import { useStore } from '@/components/ui/create-store'
import { Drawer } from '@/components/ui/drawer'
import { Dialog } from '@/components/ui/dialog'
import { OptionSelect } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'
import { useLocaleChoice } from './locale-switch'
import { menuPanel } from './menu-panels'
import { NavigationProvider, PageOrSkeleton } from './navigation'
import { menuKey } from './preferences'
import { SideMenu } from './side-menu'
import { themeKey, themeOf, themes } from './theme'
import { useChooseTheme } from './theme-switch'
import { TopBar, type TopBarProps } from './top-bar'
import { useMenuGroups } from './use-menu-groups'
import { useShortcuts } from './use-shortcuts'
import { useUnread, useUnreadTitle } from './use-unread'

export function AppShell({
  isInitiallyCollapsed,
  menuGroupsCookie,
  footer,
  children,
  ...bar
}: {
  /** From the cookie `menu`, so that the server renders the right width. */
  isInitiallyCollapsed: boolean
  /** The cookie `menu-groups`: groups that the user opened or closed. */
  menuGroupsCookie: string
  footer: ReactNode
  children: ReactNode
} & Omit<TopBarProps, 'onMenu'>) {
  const t = useTranslations()
  const [isCollapsed, setCollapsed] = useState(isInitiallyCollapsed)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const groups = useMenuGroups(menuGroupsCookie)
  const unread = useUnread()
  useUnreadTitle(unread ?? 0)
  useShortcuts()
  const panel = useStore(menuPanel)

  const closeDrawer = () => setDrawerOpen(false)

  function toggleCollapsed() {
    setCollapsed(!isCollapsed)
    writeCookie(menuKey, isCollapsed ? 'wide' : 'collapsed')
  }

  return (
    <NavigationProvider>
      <div className="flex min-h-dvh print:block">
        <SkipLink />
        <div
          className={classes(
            'sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-slow md:block print:hidden',
            isCollapsed ? 'w-menu-collapsed' : 'w-menu',
          )}
        >
          <SideMenu groups={groups} isCollapsed={isCollapsed} unread={unread} onToggle={toggleCollapsed} />
        </div>
        <Drawer open={isDrawerOpen} onClose={closeDrawer} label={t('layout.mainMenu')}>
          <SideMenu groups={groups} unread={unread} onNavigate={closeDrawer}>
            <MenuPreferences />
          </SideMenu>
        </Drawer>
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <TopBar {...bar} onMenu={() => setDrawerOpen(true)} />
          <main id="main" tabIndex={-1} className="relative flex-1 outline-none">
            <PageOrSkeleton>{children}</PageOrSkeleton>
          </main>
          {footer}
        </div>
        <FocusHeading />
        <Dialog open={panel === 'signing-out'} width={300} title={t('common.loading')}>
          <div className="flex justify-center py-2 text-brand">
            <Spinner className="size-8" />
          </div>
        </Dialog>
      </div>
    </NavigationProvider>
  )
}

/** Language and theme in the drawer on phones, whose top bar is too narrow for them. */
function MenuPreferences() {
  const t = useTranslations('layout')
  const { locale, options, choose } = useLocaleChoice()
  const chooseTheme = useChooseTheme()
  const [theme, setTheme] = useState(() => themeOf(readCookie(themeKey)))
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2 border-t border-line p-3 sm:hidden">
      <OptionSelect aria-label={t('language')} value={locale} options={options} onChange={choose} />
      <OptionSelect
        aria-label={t('theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(newTheme) => {
          setTheme(newTheme)
          chooseTheme(newTheme)
        }}
      />
    </div>
  )
}

/**
 * Moves the focus to the new page's heading after a navigation, and again when the page replaces its loading state. If
 * the focus is already in the page (a tab, an autofocused field), it stays there.
 */
function FocusHeading() {
  const pathname = usePathname()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const main = document.getElementById('main')
    if (main === null) return
    focusHeading(main)
    if (main.querySelector('[aria-busy=true]') === null) return
    // The loading state's heading is removed while it has the focus.
    const observer = new MutationObserver(() => {
      if (main.querySelector('[aria-busy=true]') !== null) return
      observer.disconnect()
      if (document.activeElement === document.body) focusHeading(main)
    })
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
    return () => observer.disconnect()
  }, [pathname])
  return null
}

function focusHeading(main: HTMLElement) {
  if (main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1')
  ;(heading ?? main).focus({ preventScroll: true })
}

function SkipLink() {
  const t = useTranslations('layout')
  return (
    <a
      href="#main"
      onClick={(event) => {
        // Don't change the URL: Back gets stuck on history entries that the router didn't create.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="print:hidden fixed top-2 left-2 z-50 -translate-y-16 rounded bg-brand-fill px-4 py-2 font-medium text-on-brand focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
