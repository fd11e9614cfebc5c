import { PlusIcon } from '@heroicons/react/24/outline'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import 'server-only'
import { developmentStates } from '#contract/developments.ts'
import { propertyStates } from '#contract/properties.ts'
import { type MapTiles, readMapTiles } from '@/components/records/map/map-tiles'
import { ListBody, ListHeader } from '@/components/resource/list-header'
import { paramsOf } from '@/components/resource/list-query'
import { fetchDefaultQuery } from '@/components/resource/saved-views/open-default-view'
import { LinkButton } from '@/components/ui/link-button'
import { prefetch, type PrefetchResult } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { isSet } from '../filter/filter-values'
import { ListMenu } from './list-menu'
import { parseTableSettings, type TableSettings } from './table-settings'
import {
  listPath,
  type ListRules,
  type ListState,
  parseListState,
  readStoredListQuery,
  type AnyFilters,
} from './list-state'

const statesByResource = { properties: propertyStates, condominiums: developmentStates }

export const listMessages = [
  'list',
  'bulk',
  'batch',
  'adverts',
  'card',
  'filter',
  'map',
  'problem',
  'lookupFailed',
]
  .map((part) => `listing.${part}`)
  .concat('csv.export', 'portals.names', 'activity.before', 'activity.after', 'activity.nothing')

export async function ListPage<F extends AnyFilters, S extends string>({
  rules,
  search,
  prefetchPropertyTypes,
  actions,
  banner,
  children,
}: {
  rules: ListRules<F, S>
  search: RequestedSearch
  prefetchPropertyTypes: () => Promise<PrefetchResult>
  actions?: ReactNode
  banner?: ReactNode
  children: (props: { initialTable: TableSettings; tiles: MapTiles | null }) => ReactNode
}) {
  const { resource, state } = rules
  const query = rules.toQuery(await readRequestedList(rules, search))
  const [t, tMenu, cookieStore, params, ...results] = await Promise.all([
    getTranslations(`${resource}.list`),
    getTranslations('layout.menu'),
    cookies(),
    search,
    prefetch(`${resource}.list`, { query }),
    prefetchPropertyTypes(),
    prefetch('savedViews.list', {}),
  ])
  const initialTable = parseTableSettings(resource, (name) => cookieStore.get(name)?.value, paramsOf(params))
  const otherLists = statesByResource[resource].flatMap((list) =>
    list === state ? [] : { href: listPath({ resource, state: list }), title: t(`${list}.title`) },
  )
  return (
    <ListBody>
      <ListHeader
        title={t(`${state}.title`)}
        subtitle={t(`${state}.subtitle`)}
        tabs={
          <>
            <nav
              aria-label={tMenu(resource)}
              className="flex text-sm whitespace-nowrap max-lg:hidden print:hidden"
            >
              {otherLists.map(({ href, title }) => (
                <Link
                  key={href}
                  href={href}
                  prefetch={false}
                  className="flex min-h-8 items-center rounded px-2 text-ink-soft hover:bg-wash hover:text-ink"
                >
                  {title}
                </Link>
              ))}
            </nav>
            <ListMenu label={tMenu(resource)} lists={otherLists} />
          </>
        }
        action={
          <>
            {actions}
            <LinkButton
              href={`/${resource}/new`}
              variant="primary"
              icon={<PlusIcon />}
              className="max-sm:px-3"
            >
              <span className="max-sm:sr-only">{t('add')}</span>
            </LinkButton>
          </>
        }
      />
      {banner}
      <PrefetchBoundary results={results}>
        {children({ initialTable, tiles: readMapTiles() })}
      </PrefetchBoundary>
    </ListBody>
  )
}

export type RequestedSearch = Promise<Record<string, string | string[] | undefined>>

/**
 * Parses a list's URL. Without parameters, redirects to the stored filters, else to the user's default saved view, else
 * to the stored choice of cards, table or map.
 */
async function readRequestedList<F extends AnyFilters, S extends string>(
  rules: ListRules<F, S>,
  search: RequestedSearch,
): Promise<ListState<F, S>> {
  const params = paramsOf(await search)
  if (params.size > 0) return parseListState(params, rules)
  const cookieStore = await cookies()
  const storedQuery = readStoredListQuery(rules, (name) => cookieStore.get(name)?.value)
  const path = listPath(rules)
  const { filters } = parseListState(new URLSearchParams(storedQuery), rules)
  const query = Object.values(filters).some(isSet)
    ? storedQuery
    : ((await fetchDefaultQuery(path)) ?? storedQuery)
  return query === '' ? parseListState(params, rules) : redirect(`${path}?${query}`)
}
