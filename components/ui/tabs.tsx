import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { targetIndexOf } from './arrow-keys'
import { classes } from './classes'
import { TabLabel, tabListClasses } from './tab-label'

type Tab<Id extends string> = {
  id: Id
  label: string
  icon?: ReactNode
  end?: ReactNode
}

type TabsProps<Id extends string> = {
  id: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string
}

/**
 * Tabs within a page, with automatic activation (ARIA APG): arrow keys, Home and End move the focus and select the tab.
 */
export function Tabs<Id extends string>({ id, label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const targetIndex = targetIndexOf(event.key, index, tabs.length)
    if (targetIndex === null) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[targetIndex]?.focus()
    const tab = tabs[targetIndex]
    if (tab !== undefined) onSelect(tab.id)
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={classes(tabListClasses, className)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-controls={`${id}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          className="group"
        >
          <TabLabel tab={tab} active={tab.id === selected} />
        </button>
      ))}
    </div>
  )
}

/** Content of a tab. Stays mounted while another tab is open, so that input isn't lost. */
export function TabPanel({
  tabsId,
  id,
  selected,
  children,
}: {
  tabsId: string
  id: string
  selected: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={`${tabsId}-panel-${id}`}
      aria-labelledby={`${tabsId}-tab-${id}`}
      hidden={id !== selected}
    >
      {children}
    </div>
  )
}
