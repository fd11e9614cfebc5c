'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { EmptyState } from '@/components/ui/empty-state'
import { ForAdministrators } from './for-administrators'
import { listId } from './list-id'
import { PageBeyond } from './page-beyond'
import { LoadFailed, StaleBanner } from './load-failed'

export type Loaded<A> = {
  data: A | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

type Props<A, Row> = {
  loaded: Loaded<A>
  rows: (response: A) => readonly Row[]
  skeleton: ReactNode
  nothingYet: { icon?: ReactNode; title: string; text?: string; action?: ReactNode }
  /** Set while a filter or search is active; an empty list then offers to clear it. */
  onClearFilters?: () => void
  /** For paginated lists: distinguishes a page beyond the last from an empty list. */
  paging?: { total: number; perPage: number }
  pending?: boolean
  children: (rows: readonly Row[], response: A) => ReactNode
}

/** The states of a list: loading, failed, empty (no records, no matches, no access), filled. */
export function ResourceList<A, Row>({
  loaded: { data, error, isValidating, mutate },
  rows: rowsOf,
  skeleton,
  nothingYet,
  onClearFilters,
  paging,
  pending = false,
  children,
}: Props<A, Row>) {
  const t = useTranslations('resource')
  const retry = () => void mutate()

  if (error?.code === 'UNAUTHORIZED') {
    return <ForAdministrators />
  }
  if (data === undefined) {
    if (error !== undefined) return <LoadFailed error={error} retry={retry} retrying={isValidating} />
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('waiting')}
        </p>
        {skeleton}
      </div>
    )
  }
  const rows = rowsOf(data)
  return (
    <>
      {error !== undefined && <StaleBanner error={error} retry={retry} retrying={isValidating} />}
      {rows.length > 0 ? (
        <div
          id={paging && listId}
          tabIndex={paging && -1}
          aria-busy={pending || undefined}
          className={classes('transition-opacity duration-fast outline-none', pending && 'opacity-60')}
        >
          {children(rows, data)}
        </div>
      ) : paging !== undefined && paging.total > 0 ? (
        <PageBeyond {...paging} />
      ) : onClearFilters === undefined ? (
        <EmptyState {...nothingYet} />
      ) : (
        <EmptyState
          icon={<MagnifyingGlassIcon />}
          title={t('nothingMatches')}
          text={t('nothingMatchesHelp')}
          action={<Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
        />
      )}
    </>
  )
}
