'use client'

import { PlusIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { ListPages } from './list-pages'
import { ListTools } from './list-tools'
import { type Loaded, ResourceList } from './resource-list'
import type { ListQuery } from './use-list-query'

type Words = (key: string, values?: Record<string, number>) => string

/**
 * A list with search, sorting and pages in the URL. `t` provides the resource's messages: `count`, `find`,
 * `sorts.*`, and for the empty state `none`, `noneHelp` and `add`.
 */
export function SimpleList<A extends { total: number }, Row, S extends string>({
  query,
  sorts,
  loaded,
  rows,
  perPage,
  t,
  exported,
  skeleton,
  icon,
  addHref,
  sidePanel = (list) => list,
  children,
}: {
  query: ListQuery<S>
  sorts: readonly S[]
  loaded: Loaded<A> & { isLoading: boolean }
  rows: (response: A) => readonly Row[]
  perPage: number
  t: Words
  exported: ReactNode
  skeleton: ReactNode
  icon: ReactNode
  /** Path for creating a record. */
  addHref: string
  /** Renders the rows and pages next to another element. */
  sidePanel?: (list: ReactNode) => ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const total = loaded.data?.total ?? 0
  return (
    <>
      <ListTools
        count={loaded.data === undefined ? '' : t('count', { total })}
        search={query.search}
        searchLabel={t('find')}
        onSearch={query.type}
        exported={exported}
        sort={query.params.sort}
        sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onSort={query.sortBy}
      />
      {sidePanel(
        <>
          <ResourceList
            loaded={loaded}
            rows={rows}
            skeleton={skeleton}
            pending={loaded.isLoading}
            paging={{ total, perPage }}
            onClearFilters={query.params.search === '' ? undefined : query.clear}
            nothingYet={{
              icon,
              title: t('none'),
              text: t('noneHelp'),
              action: (
                <LinkButton href={addHref} variant="primary" icon={<PlusIcon />}>
                  {t('add')}
                </LinkButton>
              ),
            }}
          >
            {children}
          </ResourceList>
          <div className="mt-8 flex justify-center">
            <ListPages total={total} perPage={perPage} />
          </div>
        </>,
      )}
    </>
  )
}
