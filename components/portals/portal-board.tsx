'use client'

import { GlobeEuropeAfricaIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { limits } from '#contract/limits.ts'
import { ListTable } from '@/components/listing/list/list-table'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { Banner } from '@/components/ui/banner'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tab-links'
import { useCall } from '@/lib/agency/use-call'
import { boardQuery, readBoardState, troubles } from './board-state'
import { BoardLine } from './board-line'
import { isOpen } from './export-state'
import { usePortalActions } from './use-portal-actions'

const soonMs = 5000

/** Properties and portals on one screen: what is where, what has changed since, and what is wrong. */
export function PortalBoard() {
  const t = useTranslations('portals')
  const params = useSearchParams()
  const asked = readBoardState(params)
  const actions = usePortalActions()
  const board = useCall('portals.board', boardQuery(asked), {
    refreshInterval: (latest) => (latest?.rows.some(({ exports }) => exports.some(isOpen)) ? soonMs : 0),
  })
  const href = (trouble: (typeof troubles)[number]) =>
    trouble === 'all' ? '/portals' : `/portals?trouble=${trouble}`
  const counts: Partial<Record<string, number>> = board.data?.counts ?? {}
  const total = board.data?.total ?? 0
  return (
    <section aria-label={t('board')}>
      <Returned said={params.get('portal')} />
      <TabLinks
        label={t('board')}
        current={href(asked.trouble)}
        tabs={troubles.map((trouble) => ({
          href: href(trouble),
          label: t(`filters.${trouble}`),
          end: counts[trouble] ? <span className="figures text-ink-soft">{counts[trouble]}</span> : undefined,
        }))}
      />
      <p role="status" className="my-2 min-h-6 text-sm text-ink-soft">
        {board.data !== undefined && t('count', { total })}
      </p>
      <ResourceList
        loaded={board}
        rows={(answer) => answer.rows}
        pending={board.isLoading}
        skeleton={<Skeleton className="h-96" />}
        nothingYet={{ icon: <GlobeEuropeAfricaIcon />, title: t('empty'), text: t('emptyHelp') }}
        onClearFilters={
          asked.trouble === 'all' ? undefined : () => window.history.pushState(null, '', '/portals')
        }
      >
        {(rows, { portals }) => (
          <ListTable
            narrow
            head={
              <>
                <th scope="col">{t('property')}</th>
                {portals.map(({ place }) => (
                  <th key={place} scope="col">
                    {t(`names.${place}`)}
                  </th>
                ))}
              </>
            }
          >
            {rows.map((row) => (
              <BoardLine key={row.property_id} {...{ row, portals, actions }} />
            ))}
          </ListTable>
        )}
      </ResourceList>
      <div className="mt-6 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {actions.dialogs}
    </section>
  )
}

/** What came of a consent, once the browser is back. */
function Returned({ said }: { said: string | null }) {
  const t = useTranslations('portals.returned')
  if (said !== 'connected' && said !== 'refused' && said !== 'failed') return null
  return (
    <Banner tone={said === 'connected' ? 'good' : 'warn'} role="status" className="mb-4">
      {t(said)}
    </Banner>
  )
}
