import { PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { ListPages } from './list-pages'
import { type LoadState, ResourceList } from './resource-list'
import type { ViewTotal } from './saved-views/saved-views'
import { useSavedViews } from './saved-views/use-saved-views'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'
import type { ListControl } from './use-list-query'

type Translate = (key: string, values?: Record<string, number>) => string

type Props<Data, Row, S extends string> = {
  list: ListControl<S>
  result: LoadState<Data> & { isLoading: boolean }
  getRows: (response: Data) => readonly Row[]
  /** The resource's messages: `count`, `find`, `sorts.*`, and for the empty state `none`, `noneHelp` and `add`. */
  t: Translate
  exportButton: ReactNode
  skeleton: ReactNode
  icon: ReactNode
  emptyState?: { addHref: string } | { text: string; action: ReactNode }
  renderLayout?: (content: ReactNode) => ReactNode
  /** Renders the total of a saved view; without it, views can't be saved. */
  Total?: ViewTotal
  children: (rows: readonly Row[]) => ReactNode
}

export function SimpleList<Data extends { total: number }, Row, S extends string>({
  list,
  result,
  getRows,
  t,
  exportButton,
  skeleton,
  icon,
  emptyState,
  renderLayout = (content) => content,
  Total,
  children,
}: Props<Data, Row, S>) {
  const tResource = useTranslations('resource')
  const sortId = useId()
  const { tabs, saveButton } = useSavedViews({ canonicalize: list.canonicalize, Total })
  const paging = { total: result.data?.total ?? 0, perPage: list.perPage }
  return (
    <>
      {result.error?.code !== 'UNAUTHORIZED' && (
        <>
          {tabs}
          <div className="mb-4 flex min-h-10 items-center gap-x-2 sm:gap-x-4">
            <SearchBox label={t('find')} value={list.search} onChange={list.changeSearch} />
            <p role="status" className="figures text-sm whitespace-nowrap text-ink-soft max-sm:text-xs">
              {result.data !== undefined && (
                <>
                  <span className="max-sm:sr-only">{t('count', { total: result.data.total })}</span>
                  <span aria-hidden className="sm:hidden">
                    {result.data.total}
                  </span>
                </>
              )}
            </p>
            <div className="ml-auto flex items-center gap-2 print:hidden">
              {saveButton !== null && <span className="contents max-sm:hidden">{saveButton}</span>}
              {exportButton}
              <label htmlFor={sortId} className="text-sm whitespace-nowrap text-ink-soft max-lg:sr-only">
                {tResource('sort')}
              </label>
              <SortSelect
                id={sortId}
                value={list.request.sort}
                sorts={list.sorts}
                nameOf={(sort) => t(`sorts.${sort}`)}
                onChange={list.sortBy}
                iconBelow="sm"
              />
            </div>
          </div>
        </>
      )}
      {renderLayout(
        <>
          <ResourceList
            {...{ result, getRows, skeleton, paging }}
            isPending={result.isLoading}
            onClearFilters={list.request.search === '' ? undefined : list.clear}
            emptyState={{
              icon,
              title: t('none'),
              ...(emptyState !== undefined && 'addHref' in emptyState
                ? {
                    text: t('noneHelp'),
                    action: (
                      <LinkButton href={emptyState.addHref} variant="primary" icon={<PlusIcon />}>
                        {t('add')}
                      </LinkButton>
                    ),
                  }
                : emptyState),
            }}
          >
            {children}
          </ResourceList>
          <div className="mt-8 flex justify-center">
            <ListPages {...paging} />
          </div>
        </>,
      )}
    </>
  )
}
