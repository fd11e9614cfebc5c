'use client'

import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  GlobeEuropeAfricaIcon,
  PlusIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { isExportPending } from '#contract/portal-places.ts'
import type { Portal } from '#contract/portal-records.ts'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { SearchBox } from '@/components/resource/search-box'
import { useQueryString } from '@/components/resource/use-query-string'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { LinkButton } from '@/components/ui/link-button'
import { OptionSelect } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tab-links'
import { useCall } from '@/lib/agency/use-call'
import {
  boardHref,
  toBoardArgs,
  type BoardState,
  parseBoardState,
  type BoardFilter,
  boardFilters,
  formatBoardState,
} from './board-state'
import { BoardTable } from './board-table'
import { PortalReturnCard } from './portal-return-card'
import { usePortalActions } from './use-portal-actions'

const pendingPollMs = 5000

export function PortalBoard() {
  const t = useTranslations('portals')
  const { query, write } = useQueryString()
  const filters = parseBoardState(query)
  const searchInput = useDebouncedInput(filters.search, (search) =>
    navigate({ status: filters.status, search }, 'replaceState'),
  )
  const actions = usePortalActions()
  const board = useCall('portals.board', toBoardArgs(filters), {
    refreshInterval: (latest) =>
      latest?.rows.some(({ exports }) => exports.some(isExportPending)) ? pendingPollMs : 0,
  })

  const savedViews = useSavedViews({
    canonicalize: (text) => formatBoardState(parseBoardState(new URLSearchParams(text))),
    Total: BoardTotal,
  })

  function navigate(to: Pick<BoardState, 'status' | 'search'>, method: 'pushState' | 'replaceState') {
    searchInput.cancel()
    write(formatBoardState(to), method)
  }
  const hrefOf = (status: BoardFilter) => boardHref({ status, search: filters.search })
  const counts: Partial<Record<string, number>> = board.data?.counts ?? {}
  const total = board.data?.total ?? 0
  return (
    <section aria-label={t('board')}>
      <PortalReturnCard />
      {savedViews.tabs}
      <div className="mb-0.5 flex min-h-12 items-center gap-2">
        <TabLinks
          label={t('board')}
          className="max-[1400px]:hidden print:hidden"
          current={hrefOf(filters.status)}
          tabs={boardFilters.map((status) => ({
            href: hrefOf(status),
            label: t(`filters.${status}`),
            end: counts[status] ? <span className="figures text-ink-soft">{counts[status]}</span> : undefined,
          }))}
        />
        <OptionSelect
          aria-label={t('board')}
          options={boardFilters.map((status) => ({
            value: status,
            label: [t(`filters.${status}`), counts[status]].filter(Boolean).join(' · '),
          }))}
          value={filters.status}
          onChange={(status) => navigate({ status, search: searchInput.value }, 'pushState')}
          className="w-52 max-sm:w-36 min-[1400px]:hidden print:hidden"
        />
        <div className="ml-auto flex min-w-0 items-center gap-2 max-[1400px]:flex-1 max-[1400px]:justify-end">
          <p role="status" className="figures text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
            {board.data !== undefined && t('count', { total })}
          </p>
          <SearchBox label={t('search')} value={searchInput.value} onChange={searchInput.change} />
          <span className="contents max-sm:hidden">{savedViews.saveButton}</span>
        </div>
      </div>
      <ResourceList
        result={board}
        getRows={(response) => response.rows}
        isPending={board.isLoading}
        paging={{ total, perPage: limits.rowsPerPage }}
        skeleton={<Skeleton className="h-96" />}
        emptyState={{
          icon: <GlobeEuropeAfricaIcon />,
          title: t('empty'),
          text: t('emptyHelp'),
          action: (
            <LinkButton href="/properties/new" variant="primary" icon={<PlusIcon />}>
              {t('emptyAction')}
            </LinkButton>
          ),
        }}
        onClearFilters={
          filters.status === 'all' && filters.search === ''
            ? undefined
            : () => navigate({ status: 'all', search: '' }, 'pushState')
        }
      >
        {(rows, { portals }) => (
          <BoardTable {...{ rows, portals, actions }} scope={formatBoardState(filters)} />
        )}
      </ResourceList>
      <div className="mt-6 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {actions.dialogs}
    </section>
  )
}

/** Shows the state of the agency's account at each portal; `PortalAccounts` manages the accounts. */
export function PortalStatusList() {
  const t = useTranslations('portals')
  const { query } = useQueryString()
  const { portals } = useCall('portals.board', toBoardArgs(parseBoardState(query))).data ?? { portals: [] }
  function stateOf({ kind, configured, connected, expired }: Portal) {
    if (!configured) return 'not_configured'
    if (kind === 'feed') return 'feed'
    if (connected) return 'connected'
    return expired ? 'consent_again' : 'not_connected'
  }
  return (
    <ul aria-label={t('accounts')} className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs sm:gap-x-4 sm:text-sm">
      {portals.map((portal) => {
        const isReady = portal.configured && portal.connected
        const Icon = isReady ? CheckCircleIcon : ExclamationCircleIcon
        const state = t(`accountStates.${stateOf(portal)}`)
        return (
          <li key={portal.place} className="flex items-center gap-1 sm:gap-1.5">
            <Icon aria-hidden className={`size-4 sm:size-4.5 ${isReady ? 'text-good' : 'text-warn'}`} />
            <a
              href="#accounts"
              title={state}
              className="inline-flex min-h-6 items-center whitespace-pre hover:underline pointer-coarse:min-h-11"
            >
              {t(`names.${portal.place}`)}
              <span className="text-ink-soft max-lg:sr-only"> · {state}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function BoardTotal({ query }: { query: string }) {
  const callArgs = toBoardArgs(parseBoardState(new URLSearchParams(query)))
  return useCall('portals.board', { query: { ...callArgs.query, itemsPerPage: 1 } }).data?.total ?? null
}
