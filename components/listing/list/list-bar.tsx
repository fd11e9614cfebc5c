'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { sharedSorts } from './list-state'
import { SortBox } from './sort-box'
import type { ListControl } from './use-list'
import { ViewSwitch } from './view-switch'

/** Above the records of a list: how many, what filters them, their file, their order and their view. */
export function ListBar<Filters, Sort extends string>({
  start,
  count,
  filters,
  exported,
  listing: { asked, sortBy, show },
  sorts,
  sortName,
}: {
  start?: ReactNode
  /** Empty while it is not known. */
  count: string
  filters: ReactNode
  /** The way to have it all as a file. */
  exported?: ReactNode
  listing: ListControl<Filters, Sort>
  sorts: Readonly<Record<Sort, unknown>>
  /** Names the noun's own sorts. */
  sortName: (sort: Exclude<Sort, keyof typeof sharedSorts>) => string
}) {
  const t = useTranslations('listing.list.sorts')
  const own = (sort: Sort): sort is Exclude<Sort, keyof typeof sharedSorts> => !(sort in sharedSorts)
  const nameOf = (sort: Sort) => {
    const key: string = sort
    return own(sort) ? sortName(sort) : t(key)
  }
  const names = (Object.keys(sorts) as Sort[]).map((sort) => ({ sort, label: nameOf(sort) }))
  return (
    <div className="mb-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      {start}
      <p role="status" className="figures text-sm text-ink-soft">
        {count}
      </p>
      {filters}
      <div className="ml-auto flex min-w-0 items-center gap-3 max-md:flex-wrap max-md:gap-y-2">
        {exported}
        {asked.view !== 'map' && <SortBox value={asked.sort} sorts={names} onChange={sortBy} />}
        <ViewSwitch value={asked.view} onChange={show} />
      </div>
    </div>
  )
}
