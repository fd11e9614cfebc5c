'use client'

import type { ReactNode } from 'react'
import type { View } from './list-state'
import { ViewSwitch } from './view-switch'

/** Above the records of a list: how many, what filters them, their file, their order and their view. */
export function ListBar({
  start,
  count,
  filters,
  exported,
  sort,
  view,
  onShow,
}: {
  start?: ReactNode
  /** Empty while it is not known. */
  count: string
  filters: ReactNode
  /** The way to have it all as a file. */
  exported?: ReactNode
  sort: ReactNode
  view: View
  onShow: (view: View) => void
}) {
  return (
    <div className="mb-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      {start}
      <p role="status" className="figures text-sm text-ink-soft">
        {count}
      </p>
      {filters}
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-3">
        {exported}
        {view !== 'map' && sort}
        <ViewSwitch value={view} onChange={onShow} />
      </div>
    </div>
  )
}
