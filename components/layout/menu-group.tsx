import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { classes } from '@/components/ui/classes'
import type { MenuEntry } from '@/components/resource/resource-definition'
import type { MenuGroup as Group } from './menu-entries'
import { MenuLink, rowClasses } from './menu-link'

export function MenuGroup({
  group,
  current,
  open,
  onToggle,
  onNavigate,
}: {
  group: Group
  current: MenuEntry | null
  open: boolean
  onToggle: () => void
  onNavigate?: () => void
}) {
  const t = useTranslations('layout.menu')
  const list = useId()
  const entries = open ? group.entries : group.entries.filter((entry) => entry === current)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={entries.length > 0 ? list : undefined}
        onClick={onToggle}
        className={classes(rowClasses, 'text-ink-soft hover:bg-wash hover:text-ink')}
      >
        <group.icon aria-hidden />
        <span className="py-1 leading-tight">{t(group.name)}</span>
        <ChevronDownIcon
          aria-hidden
          className={classes('ml-auto size-4! transition-transform duration-fast', !open && '-rotate-90')}
        />
      </button>
      {entries.length > 0 && (
        <ul id={list} className="ml-5.5 border-l border-line pb-1 pl-2.5">
          {entries.map((entry) => (
            <li key={entry.name}>
              <MenuLink entry={entry} current={entry === current} nested onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
