import { LockClosedIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { classes } from './classes'

export const tabListClasses =
  'edge-fade relative flex gap-x-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] [&_.group]:shrink-0 [&_.group]:whitespace-nowrap [&_.group:focus-visible]:-outline-offset-2'

export function TabLabel({
  tab,
  active,
  lockReasonId,
}: {
  tab: { label: string; icon?: ReactNode; end?: ReactNode; lockReason?: string }
  active: boolean
  lockReasonId?: string
}) {
  const unlockedColor = active ? 'text-ink' : 'text-ink-soft group-hover:text-ink'
  return (
    <span
      title={tab.lockReason}
      className={classes(
        'flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium transition-colors duration-fast [&_svg]:size-4.5',
        active ? 'border-brand' : 'border-transparent',
        tab.lockReason === undefined ? unlockedColor : 'text-ink-faint',
      )}
    >
      {tab.lockReason === undefined ? tab.icon : <LockClosedIcon aria-hidden />}
      {tab.label}
      {tab.end}
      {tab.lockReason !== undefined && (
        <span id={lockReasonId} className="sr-only">
          {tab.lockReason}
        </span>
      )}
    </span>
  )
}
