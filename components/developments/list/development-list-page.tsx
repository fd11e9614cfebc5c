import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { ClientMessages } from '@/components/layout/client-messages'
import { ListPage, listMessages, type RequestedSearch } from '@/components/portfolio/list/list-page'
import { fieldMessages } from '@/components/resource/field'
import { prefetch } from '@/lib/agency/prefetch'
import { developmentFields } from '../fields'
import { DevelopmentList } from './development-list'
import { type DevelopmentState, listRules } from './development-list-state'

const messages = ['list', 'card', 'filter', 'lifecycle', 'bulk', 'csv']
  .map((part) => `condominiums.${part}`)
  .concat(listMessages, fieldMessages(developmentFields))

export function DevelopmentListPage({ state, search }: { state: DevelopmentState; search: RequestedSearch }) {
  return (
    <ClientMessages namespaces={messages}>
      <ListPage
        rules={listRules[state]}
        search={search}
        prefetchPropertyTypes={() => prefetch('keyItems.list', keyItemPickerArgs('types'))}
      >
        {(props) => <DevelopmentList key={state} state={state} {...props} />}
      </ListPage>
    </ClientMessages>
  )
}
