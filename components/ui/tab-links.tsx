'use client'

import Link from 'next/link'
import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import { TabFace, tabRow } from './tab-face'

export type TabLink = {
  href: string
  label: string
  icon?: ReactNode
  end?: ReactNode
  /** Why it cannot be opened yet. */
  locked?: string
}

/** Tabs that are pages of their own: links, the current one marked. */
export function TabLinks({
  label,
  tabs,
  current,
  onLocked,
  className,
}: {
  label: string
  tabs: readonly TabLink[]
  /** The `href` of the page that is open. */
  current: string
  /** A locked tab was pressed: tell why, lead to what is missing. */
  onLocked?: (tab: TabLink) => void
  className?: string
}) {
  const reasons = useId()

  return (
    <nav aria-label={label} className={classes(tabRow, className)}>
      {tabs.map((tab, at) =>
        tab.locked === undefined ? (
          <Link
            key={tab.href}
            href={tab.href}
            aria-current={tab.href === current ? 'page' : undefined}
            className="group"
          >
            <TabFace tab={tab} active={tab.href === current} reasonId="" />
          </Link>
        ) : (
          <button
            key={tab.href}
            type="button"
            aria-disabled
            aria-describedby={`${reasons}-${at}`}
            onClick={() => onLocked?.(tab)}
            className="group"
          >
            <TabFace tab={tab} active={false} reasonId={`${reasons}-${at}`} />
          </button>
        ),
      )}
    </nav>
  )
}
