import { LockClosedIcon } from '@heroicons/react/20/solid'
import { CheckIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { Menu, MenuGroup as Section, MenuItem } from '@/components/ui/menu'
import { Tooltip } from '@/components/ui/tooltip'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import type { ComponentProps } from 'react'
import type { MenuEntry } from '@/components/resource/resource-definition'
import type { MenuGroup } from './menu-entries'
import { rowClasses } from './menu-link'
import { menuPanel } from './menu-panels'
import { useIsRestricted } from './menu-link'

export function CollapsedGroup({ group, current }: { group: MenuGroup; current: MenuEntry | null }) {
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
          current={currentEntry !== undefined}
        >
          <group.icon aria-hidden />
        </GroupButton>
      }
    >
      <Section heading={name}>
        {group.entries.map((entry) => {
          const itemProps = {
            icon: <entry.icon />,
            disabled: isRestricted(entry),
            end: isRestricted(entry) ? (
              <LockClosedIcon aria-hidden />
            ) : (
              entry === current && <CheckIcon aria-hidden />
            ),
            children: t(entry.name),
          }
          return entry.opens === undefined ? (
            <MenuItem key={entry.name} href={entry.href} {...itemProps} />
          ) : (
            <MenuItem key={entry.name} onSelect={() => menuPanel.open(entry.opens)} {...itemProps} />
          )
        })}
      </Section>
    </Menu>
  )
}

function GroupButton({
  label,
  current,
  children,
  ...trigger
}: ComponentProps<'button'> & { label: string; current: boolean }) {
  return (
    <Tooltip text={label} side="right" className="flex w-full">
      <button
        type="button"
        {...trigger}
        className={classes(
          rowClasses,
          'justify-center',
          current ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-wash hover:text-ink',
        )}
      >
        {children}
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
}
