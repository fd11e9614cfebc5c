import { PlusIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { askedList } from '@/components/listing/list/asked-list'
import { listMessages } from '@/components/listing/list/list-messages'
import { mapTiles } from '@/components/listing/map/map-tiles'
import { LinkButton } from '@/components/ui/button'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { portalPickerMessages } from '@/components/portals/portal-picker-choices'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import type { PropertyState } from './listing-filters'
import { listRules } from './listing-state'
import { prefetchList } from './prefetch-list'
import { PropertyList } from './property-list'

const messages = ['list', 'card', 'filter', 'bulk', 'csv']
  .map((part) => `properties.${part}`)
  .concat(listMessages, portalPickerMessages)

/** The page of one of the four lists, as wide as the window. */
export async function PropertyListPage({
  state,
  path,
  search,
}: {
  state: PropertyState
  path: string
  search: Promise<Record<string, string | string[] | undefined>>
}) {
  const listing = await askedList(listRules[state], path, await search)
  const t = await getTranslations('properties.list')
  return (
    <Page
      fluid
      title={t(`${state}.title`)}
      subtitle={t(`${state}.subtitle`)}
      action={
        <LinkButton href="/properties/new" variant="primary" icon={<PlusIcon />}>
          {t('add')}
        </LinkButton>
      }
    >
      <Messages of={messages}>
        <PortalReturnCard />
        <PrefetchBoundary results={await prefetchList(state, listing)}>
          <PropertyList key={state} state={state} tiles={mapTiles()} />
        </PrefetchBoundary>
      </Messages>
    </Page>
  )
}
