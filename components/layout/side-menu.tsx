import { ChevronDoubleLeftIcon, ChevronDoubleRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { currentListPath } from '@/components/resource/current-list-path'
import { classes } from '@/components/ui/classes'
import { useStore } from '@/components/ui/create-store'
import { Tooltip } from '@/components/ui/tooltip'
import { Brand, BrandMark } from './brand'
import { CollapsedSideMenuGroup, SideMenuGroup } from './menu-group'
import { findCurrentEntry, dailyEntries, menuGroups } from './menu-entries'
import { MenuLink } from './menu-link'
import { useNavigation } from './navigation'
import { NewLinks, NewMenu } from './new-menu'
import type { MenuGroupsState } from './use-menu-groups'

type Props = {
  groups: MenuGroupsState
  unread?: number
  isCollapsed?: boolean
  onToggle?: () => void
  onNavigate?: () => void
  children?: ReactNode
}

export function SideMenu({ groups, unread, isCollapsed = false, onToggle, onNavigate, children }: Props) {
  const t = useTranslations('layout')
  const pathname = usePathname()
  const listPath = useStore(currentListPath)
  const { pending } = useNavigation()
  const currentEntry = findCurrentEntry(pending?.href ?? listPath ?? pathname)
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname, listPath])

  return (
    <nav aria-label={t('mainMenu')} className="flex h-full flex-col">
      <Link
        href="/home"
        onNavigate={onNavigate}
        aria-label={isCollapsed ? `Soleira, ${t('menu.home')}` : undefined}
        className={classes('flex h-bar shrink-0 items-center', isCollapsed ? 'justify-center' : 'px-5')}
      >
        {isCollapsed ? <BrandMark /> : <Brand slogan={t('slogan')} />}
      </Link>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-3 pt-2 pb-3 [scrollbar-width:thin]">
        <div className="mb-3">
          {onNavigate === undefined ? (
            <NewMenu isCollapsed={isCollapsed} />
          ) : (
            <NewLinks onNavigate={onNavigate} />
          )}
        </div>
        <ul className="space-y-0.5">
          {dailyEntries.map((entry) => (
            <li key={entry.name}>
              <MenuLink
                entry={entry}
                isCurrent={entry === currentEntry}
                isCollapsed={isCollapsed}
                unread={entry.name === 'inbox' ? unread : undefined}
                onNavigate={onNavigate}
              />
            </li>
          ))}
          {menuGroups.map((group) => {
            const isOpen = groups.isOpen(
              group.name,
              currentEntry !== null && group.entries.includes(currentEntry),
            )
            return (
              <li key={group.name}>
                {isCollapsed ? (
                  <CollapsedSideMenuGroup group={group} current={currentEntry} />
                ) : (
                  <SideMenuGroup
                    group={group}
                    current={currentEntry}
                    open={isOpen}
                    onToggle={() => groups.setOpen(group.name, !isOpen)}
                    onNavigate={onNavigate}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {children}
      {onToggle !== undefined && <CollapseButton isCollapsed={isCollapsed} onToggle={onToggle} />}
    </nav>
  )
}

function CollapseButton({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const label = useTranslations('layout')('collapseMenu')
  const button = (
    <button
      type="button"
      aria-pressed={isCollapsed}
      aria-label={label}
      onClick={onToggle}
      className={classes(
        'flex h-9 w-full items-center gap-3 rounded px-3 text-sm text-ink-soft transition-colors duration-fast hover:bg-wash hover:text-ink [&>svg]:size-5',
        isCollapsed && 'justify-center',
      )}
    >
      {isCollapsed ? <ChevronDoubleRightIcon aria-hidden /> : <ChevronDoubleLeftIcon aria-hidden />}
      {!isCollapsed && label}
    </button>
  )
  return (
    <div className="shrink-0 border-t border-line px-3 py-2">
      {isCollapsed ? (
        <Tooltip text={label} side="right" className="flex w-full">
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </div>
  )
}
