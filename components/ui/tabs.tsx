'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from './classes'
import { TabLabel, tabRow } from './tab-label'

type Tab<Id extends string = string> = {
  id: Id
  label: string
  icon?: ReactNode
  end?: ReactNode
  /** Reason why it can't be opened yet; it stays focusable and shows the reason. */
  lockReason?: string
}

type TabsProps<Id extends string> = {
  id: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  onLocked?: (tab: Tab<Id>) => void
  className?: string
}

/** Tabs of one page. Arrow keys, Home and End move; a tab opens on focus. */
export function Tabs<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  onLocked,
  className,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  const reasons = useId()

  function choose(tab: Tab<Id>, pressed: boolean) {
    if (tab.lockReason === undefined) onSelect(tab.id)
    else if (pressed) onLocked?.(tab)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const moves: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = (move + tabs.length) % tabs.length
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    const tab = tabs[next]
    if (tab !== undefined) choose(tab, false)
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={classes(tabRow, className)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-controls={`${id}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-disabled={tab.lockReason !== undefined || undefined}
          aria-describedby={tab.lockReason === undefined ? undefined : `${reasons}-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => choose(tab, true)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className="group"
        >
          <TabLabel tab={tab} active={tab.id === selected} reasonId={`${reasons}-${tab.id}`} />
        </button>
      ))}
    </div>
  )
}

/** Content of a tab. Stays mounted while another is open, so that input isn't lost. */
export function TabPanel({
  tabs,
  id,
  selected,
  className,
  children,
}: {
  tabs: string
  id: string
  selected: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={`${tabs}-panel-${id}`}
      aria-labelledby={`${tabs}-tab-${id}`}
      hidden={id !== selected}
      className={className}
    >
      {children}
    </div>
  )
}
