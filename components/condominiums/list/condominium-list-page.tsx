import { PlusIcon } from '@heroicons/react/24/outline'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { keyChoices } from '@/components/key-items/key-picker-choices'
import { Messages } from '@/components/layout/messages'
import { requestedList } from '@/components/portfolio/list/requested-list'
import { parseTableSettings } from '@/components/portfolio/list/table-settings'
import { ListPage } from '@/components/portfolio/list/list-page'
import { listMessages } from '@/components/portfolio/list/list-messages'
import { fieldMessages } from '@/components/resource/field'
import { mapTiles } from '@/components/records/map/map-tiles'
import { LinkButton } from '@/components/ui/button'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { condominiumFields } from '../fields'
import { CondominiumList } from './condominium-list'
import type { CondominiumState } from './listing-filters'
import { listQuery, listRules } from './listing-state'

const messages = ['list', 'card', 'filter', 'lifecycle', 'bulk', 'csv']
  .map((part) => `condominiums.${part}`)
  .concat(listMessages, fieldMessages(condominiumFields))

export async function CondominiumListPage({
  state,
  path,
  search,
}: {
  state: CondominiumState
  path: string
  search: Promise<Record<string, string | string[] | undefined>>
}) {
  const request = await requestedList(listRules[state], path, await search)
  const [t, list, types] = await Promise.all([
    getTranslations('condominiums.list'),
    prefetch('condominiums.list', { query: listQuery(state, request) }),
    prefetch('keyItems.list', keyChoices('types')),
  ])
  const jar = await cookies()
  const table = parseTableSettings('condominiums', (name) => jar.get(name)?.value)
  return (
    <ListPage
      title={t(`${state}.title`)}
      subtitle={t(`${state}.subtitle`)}
      action={
        <LinkButton href="/condominiums/new" variant="primary" icon={<PlusIcon />}>
          {t('add')}
        </LinkButton>
      }
    >
      <Messages of={messages}>
        <PrefetchBoundary results={[list, types]}>
          <CondominiumList key={state} state={state} tiles={mapTiles()} table={table} />
        </PrefetchBoundary>
      </Messages>
    </ListPage>
  )
}
