import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { ClientMessages } from '@/components/layout/client-messages'
import {
  ListPage,
  listMessages,
  type RequestedSearch,
  readRequestedList,
} from '@/components/portfolio/list/list-page'
import { readMapTiles } from '@/components/records/map/map-tiles'
import { fieldMessages } from '@/components/resource/field'
import { prefetch } from '@/lib/agency/prefetch'
import { developmentFields } from '../fields'
import { DevelopmentList } from './development-list'
import { type DevelopmentState, toListQuery, listRules } from './development-list-state'

const messages = ['list', 'card', 'filter', 'lifecycle', 'bulk', 'csv']
  .map((part) => `condominiums.${part}`)
  .concat(listMessages, fieldMessages(developmentFields))

export async function DevelopmentListPage({
  state,
  search,
}: {
  state: DevelopmentState
  search: RequestedSearch
}) {
  const rules = listRules[state]
  const request = await readRequestedList(rules, search)
  const results = await Promise.all([
    prefetch('condominiums.list', { query: toListQuery(state, request) }),
    prefetch('keyItems.list', keyItemPickerArgs('types')),
    prefetch('savedViews.list', {}),
  ])
  return (
    <ClientMessages namespaces={messages}>
      <ListPage {...{ rules, search, results }}>
        {(table) => <DevelopmentList key={state} state={state} tiles={readMapTiles()} initialTable={table} />}
      </ListPage>
    </ClientMessages>
  )
}
