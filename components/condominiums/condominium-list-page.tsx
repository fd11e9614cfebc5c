import { PlusIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { keyChoices } from '@/components/key-items/key-picker-choices'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { askedList } from '@/components/listing/list/asked-list'
import { listMessages } from '@/components/listing/list/list-messages'
import { mapTiles } from '@/components/listing/map/map-tiles'
import { LinkButton } from '@/components/ui/button'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { CondominiumList } from './condominium-list'
import type { CondominiumState } from './listing-filters'
import { listQuery, listRules } from './listing-state'

const messages = ['list', 'card', 'filter', 'lifecycle', 'bulk', 'csv']
  .map((part) => `condominiums.${part}`)
  .concat(listMessages)

/** The page of one of the two lists, as wide as the window. */
export async function CondominiumListPage({
  state,
  path,
  search,
}: {
  state: CondominiumState
  path: string
  search: Promise<Record<string, string | string[] | undefined>>
}) {
  const asked = await askedList(listRules[state], path, await search)
  const [t, list, types] = await Promise.all([
    getTranslations('condominiums.list'),
    prefetch('condominiums.list', { query: listQuery(state, asked) }),
    prefetch('keyItems.list', keyChoices('types')),
  ])
  return (
    <Page
      fluid
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
          <CondominiumList key={state} state={state} tiles={mapTiles()} />
        </PrefetchBoundary>
      </Messages>
    </Page>
  )
}
