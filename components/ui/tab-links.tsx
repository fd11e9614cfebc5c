import Link from 'next/link'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes'
import { TabLabel, tabListClasses } from './tab-label'

type TabLink = {
  href: string
  label: string
  end?: ReactNode
  lockReason?: string
}

export function TabLinks({
  label,
  tabs,
  current,
  onLocked,
  className,
}: {
  label: string
  tabs: readonly TabLink[]
  current: string
  onLocked?: (tab: TabLink) => void
  className?: string
}) {
  const lockReasonsId = useId()
  const row = useRef<HTMLElement>(null)

  useEffect(() => {
    const active = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current === null || active === null || active === undefined) return
    // Not scrollIntoView, which would scroll the page too.
    row.current.scrollLeft = active.offsetLeft - row.current.offsetLeft - row.current.clientWidth / 3
  }, [current])

  return (
    <nav ref={row} aria-label={label} className={classes(tabListClasses, className)}>
      {tabs.map((tab, index) =>
        tab.lockReason === undefined ? (
          <Link
            key={tab.href}
            href={tab.href}
            aria-current={tab.href === current ? 'page' : undefined}
            className="group"
          >
            <TabLabel tab={tab} active={tab.href === current} />
          </Link>
        ) : (
          <button
            key={tab.href}
            type="button"
            aria-disabled
            aria-describedby={`${lockReasonsId}-${index}`}
            onClick={() => onLocked?.(tab)}
            className="group"
          >
            <TabLabel tab={tab} active={false} lockReasonId={`${lockReasonsId}-${index}`} />
          </button>
        ),
      )}
    </nav>
  )
}
