'use client'

import { ChevronDoubleLeftIcon, ChevronDoubleRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from '@/components/ui/classes'
import { Brand, BrandMark } from './brand'
import { currentEntry, menu, quickActions } from './menu-entries'
import { MenuLink } from './menu-link'
import { recordList } from '@/components/resource/record-list'

export function SideMenu({
  collapsed,
  unread,
  onToggle,
  onFollow,
}: {
  collapsed: boolean
  /** Messages that nobody has read yet: stands beside the inbox. */
  unread?: number
  /** Narrows or widens the menu; without it, as in the drawer, there is no such button. */
  onToggle?: () => void
  /** A link was followed: the drawer closes. */
  onFollow?: () => void
}) {
  const t = useTranslations('layout')
  const pathname = usePathname()
  const list = useSyncExternalStore(recordList.subscribe, recordList.read, recordList.readOnServer)
  const current = currentEntry(list ?? pathname)
  const link = { collapsed, onFollow }
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname, list])

  return (
    <nav aria-label={t('mainMenu')} className="flex h-full flex-col">
      <Link
        href="/home"
        onNavigate={onFollow}
        aria-label={collapsed ? `Soleira, ${t('menu.home')}` : undefined}
        className={classes('flex h-bar shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}
      >
        {collapsed ? <BrandMark /> : <Brand slogan={t('slogan')} />}
      </Link>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-3 pt-2 pb-4 [scrollbar-width:thin]">
        <ul className="mb-3 space-y-1.5">
          {quickActions.map((entry, at) => (
            <li key={entry.name}>
              <MenuLink
                entry={entry}
                current={pathname === entry.href}
                prominent={at === 0 ? 'filled' : 'outlined'}
                {...link}
              />
            </li>
          ))}
        </ul>
        {menu.map(({ name, entries }, at) => (
          <div key={name} className={classes(collapsed && at > 0 && 'mt-2 border-t border-line pt-2')}>
            <h2 className={collapsed ? 'sr-only' : 'px-3 pt-3 pb-1 text-xs font-medium text-ink-faint'}>
              {t(`menu.${name}`)}
            </h2>
            <ul className="space-y-0.5">
              {entries.map((entry) => (
                <li key={entry.name}>
                  <MenuLink
                    entry={entry}
                    current={entry === current}
                    unread={entry.name === 'inbox' ? unread : undefined}
                    {...link}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {onToggle !== undefined && (
        <div className="shrink-0 border-t border-line p-3">
          <button
            type="button"
            aria-pressed={collapsed}
            aria-label={t('collapseMenu')}
            onClick={onToggle}
            className={classes(
              'flex h-9 w-full items-center gap-3 rounded px-3 text-sm text-ink-soft transition-colors duration-fast hover:bg-wash hover:text-ink [&>svg]:size-5',
              collapsed && 'justify-center',
            )}
          >
            {collapsed ? <ChevronDoubleRightIcon aria-hidden /> : <ChevronDoubleLeftIcon aria-hidden />}
            {!collapsed && t('collapseMenu')}
          </button>
        </div>
      )}
    </nav>
  )
}
