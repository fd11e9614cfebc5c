import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { ClientMessages } from '@/components/layout/client-messages'
import { ListPage, listMessages } from '@/components/portfolio/list/list-page'
import { type RequestedSearch, readRequestedList } from '@/components/portfolio/list/requested-list'
import { readMapTiles } from '@/components/records/map/map-tiles'
import { fieldMessages } from '@/components/resource/field'
import { prefetch } from '@/lib/agency/prefetch'
import { condominiumFields } from '../fields'
import { CondominiumList } from './condominium-list'
import type { CondominiumState } from './listing-filters'
import { listQuery, listRules } from './listing-state'

const messages = ['list', 'card', 'filter', 'lifecycle', 'bulk', 'csv']
  .map((part) => `condominiums.${part}`)
  .concat(listMessages, fieldMessages(condominiumFields))

/** Page of the active or archived developments. */
export async function CondominiumListPage({
  state,
  search,
}: {
  state: CondominiumState
  search: RequestedSearch
}) {
  const request = await readRequestedList(listRules[state], state, search)
  const results = await Promise.all([
    prefetch('condominiums.list', { query: listQuery(state, request) }),
    prefetch('keyItems.list', keyItemPickerArgs('types')),
    prefetch('savedViews.list', {}),
  ])
  return (
    <ClientMessages namespaces={messages}>
      <ListPage resource="condominiums" {...{ state, search, results }}>
        {(table) => <CondominiumList key={state} state={state} tiles={readMapTiles()} table={table} />}
      </ListPage>
    </ClientMessages>
  )
}
