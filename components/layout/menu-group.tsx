import { ChevronDownIcon, LockClosedIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import { CheckIcon } from '@heroicons/react/24/outline'
import { classes } from '@/components/ui/classes'
import type { MenuEntry } from '@/components/resource/resource-definition'
import { Menu, MenuSection, MenuItem } from '@/components/ui/menu'
import { Tooltip } from '@/components/ui/tooltip'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import type { MenuGroup } from './menu-entries'
import { MenuLink, rowClasses, useIsRestricted } from './menu-link'
import { menuPanel } from './menu-panels'

export function SideMenuGroup({
  group,
  current,
  open,
  onToggle,
  onNavigate,
}: {
  group: MenuGroup
  current: MenuEntry | null
  open: boolean
  onToggle: () => void
  onNavigate?: () => void
}) {
  const t = useTranslations('layout.menu')
  const listId = useId()
  const entries = open ? group.entries : group.entries.filter((entry) => entry === current)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={entries.length > 0 ? listId : undefined}
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
        <ul id={listId} className="ml-5.5 border-l border-line pb-1 pl-2.5">
          {entries.map((entry) => (
            <li key={entry.name}>
              <MenuLink entry={entry} isCurrent={entry === current} isNested onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function CollapsedSideMenuGroup({ group, current }: { group: MenuGroup; current: MenuEntry | null }) {
  const t = useTranslations('layout.menu')
  const formatWithLabel = useLabelFormatter()
  const isRestricted = useIsRestricted()
  const currentEntry = group.entries.find((entry) => entry === current)
  const name = t(group.name)
  return (
    <Menu
      align="right"
      button={
        <GroupButton
          label={currentEntry === undefined ? name : formatWithLabel(name, t(currentEntry.name))}
          isCurrent={currentEntry !== undefined}
        >
          <group.icon aria-hidden />
        </GroupButton>
      }
    >
      <MenuSection heading={name}>
        {group.entries.map((entry) => {
          const itemProps = {
            icon: <entry.icon />,
            disabled: isRestricted(entry),
            end: isRestricted(entry) ? (
              <LockClosedIcon aria-hidden />
            ) : (
              entry === current && <CheckIcon aria-hidden />
            ),
            current: entry === current,
            children: t(entry.name),
          }
          return entry.opensPanel === undefined ? (
            <MenuItem key={entry.name} href={entry.href} {...itemProps} />
          ) : (
            <MenuItem key={entry.name} onSelect={() => menuPanel.open(entry.opensPanel)} {...itemProps} />
          )
        })}
      </MenuSection>
    </Menu>
  )
}

function GroupButton({
  label,
  isCurrent,
  children,
  ...trigger
}: ComponentProps<'button'> & { label: string; isCurrent: boolean }) {
  return (
    <Tooltip text={label} side="right" className="flex w-full">
      <button
        type="button"
        {...trigger}
        className={classes(
          rowClasses,
          'justify-center',
          isCurrent ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-wash hover:text-ink',
        )}
      >
        {children}
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
}
