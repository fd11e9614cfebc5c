'use client'

import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  GlobeEuropeAfricaIcon,
  PlusIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { isOpen } from '#contract/portal-places.ts'
import type { Portal } from '#contract/portal-records.ts'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { SearchBox } from '@/components/resource/search-box'
import { useQueryString } from '@/components/resource/use-query-string'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { LinkButton } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tab-links'
import { useCall } from '@/lib/agency/use-call'
import {
  boardHref,
  boardQuery,
  type BoardState,
  readBoardState,
  type BoardFilter,
  boardFilters,
  writeBoardState,
} from './board-state'
import { BoardTable } from './board-table'
import { PortalReturnCard } from './portal-return-card'
import { usePortalActions } from './use-portal-actions'

const soonMs = 5000

export function PortalBoard() {
  const t = useTranslations('portals')
  const { query, write } = useQueryString()
  const filters = readBoardState(query)
  const box = useDebouncedInput(filters.search, (search) =>
    go({ trouble: filters.trouble, search }, 'replaceState'),
  )
  const actions = usePortalActions()
  const board = useCall('portals.board', boardQuery(filters), {
    refreshInterval: (latest) => (latest?.rows.some(({ exports }) => exports.some(isOpen)) ? soonMs : 0),
  })

  const saved = useSavedViews({
    canonical: (text) => writeBoardState(readBoardState(new URLSearchParams(text))),
    Total: BoardTotal,
  })

  function go(to: Pick<BoardState, 'trouble' | 'search'>, how: 'pushState' | 'replaceState') {
    box.stop()
    write(writeBoardState(to), how)
  }
  const href = (trouble: BoardFilter) => boardHref({ trouble, search: filters.search })
  const counts: Partial<Record<string, number>> = board.data?.counts ?? {}
  const total = board.data?.total ?? 0
  return (
    <section aria-label={t('board')}>
      <PortalReturnCard />
      {saved.tabs}
      <TabLinks
        label={t('board')}
        className="print:hidden"
        current={href(filters.trouble)}
        tabs={boardFilters.map((trouble) => ({
          href: href(trouble),
          label: t(`filters.${trouble}`),
          end: counts[trouble] ? <span className="figures text-ink-soft">{counts[trouble]}</span> : undefined,
        }))}
      />
      <div className="my-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-auto items-center gap-x-4 sm:max-w-xl">
          <SearchBox label={t('search')} value={box.text} onChange={box.type} />
          <p role="status" className="figures text-sm whitespace-nowrap text-ink-soft">
            {board.data !== undefined && t('count', { total })}
          </p>
          {saved.save}
        </div>
        <AccountStates portals={board.data?.portals ?? []} />
      </div>
      <ResourceList
        result={board}
        rows={(response) => response.rows}
        pending={board.isLoading}
        paging={{ total, perPage: limits.rowsPerPage }}
        skeleton={<Skeleton className="h-96" />}
        nothingYet={{
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
          filters.trouble === 'all' && filters.search === ''
            ? undefined
            : () => go({ trouble: 'all', search: '' }, 'pushState')
        }
      >
        {(rows, { portals }) => (
          <BoardTable {...{ rows, portals, actions }} scope={writeBoardState(filters)} />
        )}
      </ResourceList>
      <div className="mt-6 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {actions.dialogs}
    </section>
  )
}

/** The agency's account at each portal; administrators manage them below. */
function AccountStates({ portals }: { portals: readonly Portal[] }) {
  const t = useTranslations('portals')
  const stateOf = ({ kind, configured, connected }: Portal) =>
    !configured ? 'not_configured' : kind === 'feed' ? 'feed' : connected ? 'connected' : 'not_connected'
  return (
    <ul aria-label={t('accounts')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:ml-auto">
      {portals.map((portal) => {
        const isReady = portal.configured && portal.connected
        const Icon = isReady ? CheckCircleIcon : ExclamationCircleIcon
        return (
          <li key={portal.place} className="flex items-center gap-1.5">
            <Icon aria-hidden className={`size-4.5 ${isReady ? 'text-good' : 'text-warn'}`} />
            <a href="#accounts" className="hover:underline">
              {t(`names.${portal.place}`)}
              <span className="text-ink-soft"> · {t(`accountStates.${stateOf(portal)}`)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function BoardTotal({ query }: { query: string }) {
  const call = boardQuery(readBoardState(new URLSearchParams(query)))
  return useCall('portals.board', { query: { ...call.query, itemsPerPage: 1 } }).data?.total ?? null
}
