import { DocumentMagnifyingGlassIcon, LockClosedIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { usePathname } from 'next/navigation'
import type { AgencyError } from '#contract/errors.ts'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { classes } from '@/components/ui/classes'
import { EmptyState } from '@/components/ui/empty-state'
import { useCall } from '@/lib/agency/use-call'
import { listId, pageHref } from './list-pages'
import { ErrorState, StaleBanner } from './error-state'
import { parsePage } from './list-query'
import { useQueryString } from './use-query-string'

export type LoadState<Data> = {
  data: Data | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

type Props<Data, Row> = {
  result: LoadState<Data>
  getRows: (response: Data) => readonly Row[]
  skeleton: ReactNode
  emptyState: { icon?: ReactNode; title: string; text?: string; action?: ReactNode }
  /** Set while a filter or search is active; an empty list then offers to clear it. */
  onClearFilters?: () => void
  /** For paginated lists: distinguishes a page beyond the last from an empty list. */
  paging?: { total: number; perPage: number }
  isPending?: boolean
  children: (rows: readonly Row[], response: Data) => ReactNode
}

/** The states of a list: loading, failed, empty (no records, no matches, no access), filled. */
export function ResourceList<Data, Row>({
  result: { data, error, isValidating, mutate },
  getRows,
  skeleton,
  emptyState,
  onClearFilters,
  paging,
  isPending = false,
  children,
}: Props<Data, Row>) {
  const t = useTranslations('resource')
  const retry = () => void mutate()

  if (error?.code === 'UNAUTHORIZED') {
    return <NoAccessState />
  }
  if (data === undefined) {
    if (error !== undefined) return <ErrorState error={error} onRetry={retry} isRetrying={isValidating} />
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('waiting')}
        </p>
        {skeleton}
      </div>
    )
  }
  const rows = getRows(data)
  return (
    <>
      {error !== undefined && <StaleBanner error={error} onRetry={retry} isRetrying={isValidating} />}
      {rows.length > 0 ? (
        <div
          id={paging && listId}
          tabIndex={paging && -1}
          aria-busy={isPending || undefined}
          className={classes('transition-opacity duration-fast outline-none', isPending && 'opacity-60')}
        >
          {children(rows, data)}
        </div>
      ) : paging !== undefined && paging.total > 0 ? (
        <PageNotFoundState {...paging} />
      ) : onClearFilters === undefined ? (
        <EmptyState {...emptyState} />
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

function NoAccessState() {
  const t = useTranslations('resource')
  const administrators = useCall('users.administrators', {}).data?.administrators ?? []
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={t('notAllowed')}
      text={t('notAllowedHelp')}
      action={
        <div className="space-y-5">
          {administrators.length > 0 && (
            <ul aria-label={t('administrators')} className="space-y-1 text-sm">
              {administrators.map(({ name, email }) => (
                <li key={email}>
                  {name}{' '}
                  <a href={`mailto:${email}`} className="text-brand-ink hover:underline">
                    {email}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <LinkButton href="/home">{t('goHome')}</LinkButton>
        </div>
      }
    />
  )
}

function PageNotFoundState({ total, perPage }: { total: number; perPage: number }) {
  const t = useTranslations('resource')
  const pathname = usePathname()
  const { query } = useQueryString()
  const pageCount = Math.ceil(total / perPage)
  return (
    <EmptyState
      icon={<DocumentMagnifyingGlassIcon />}
      title={t('noSuchPage', { page: parsePage(query) })}
      text={t('noSuchPageHelp', { pages: pageCount })}
      action={<LinkButton href={pageHref(pathname, query, pageCount)}>{t('lastPage')}</LinkButton>}
    />
  )
}
