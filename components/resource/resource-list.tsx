'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { EmptyState } from '@/components/ui/empty-state'
import { ForAdministrators } from './for-administrators'
import { PageBeyond } from './page-beyond'
import { LoadFailed, StaleBanner } from './load-failed'

/** As `useCall` gives it. */
export type Loaded<A> = {
  data: A | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

type Props<A, Row> = {
  loaded: Loaded<A>
  rows: (answer: A) => readonly Row[]
  /** Boxes of the real shape, for the first time. */
  skeleton: ReactNode
  /** When there is nothing at all yet: what it is for, and the way to the first one. */
  nothingYet: { icon?: ReactNode; title: string; text?: string; action?: ReactNode }
  /** Set while a filter or a search is on: an empty list then offers to take it off. */
  onClearFilters?: () => void
  /** Where the list has pages: tells a page beyond the last from an empty list. */
  paging?: { total: number; perPage: number }
  /** Other rows are on their way, over those of before. */
  pending?: boolean
  children: (rows: readonly Row[], answer: A) => ReactNode
}

/** The four faces of a list: waiting, failed, empty (nothing yet, nothing matches, not allowed), filled. */
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
          aria-busy={pending || undefined}
          className={classes('transition-opacity duration-fast', pending && 'opacity-60')}
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
