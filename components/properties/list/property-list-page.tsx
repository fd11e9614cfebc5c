import { PlusIcon } from '@heroicons/react/24/outline'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { requestedList } from '@/components/portfolio/list/requested-list'
import { parseTableSettings } from '@/components/portfolio/list/table-settings'
import { ListPage } from '@/components/portfolio/list/list-page'
import { listMessages } from '@/components/portfolio/list/list-messages'
import { fieldMessages } from '@/components/resource/field'
import { mapTiles } from '@/components/records/map/map-tiles'
import { LinkButton } from '@/components/ui/button'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { portalPickerMessages } from '@/components/portals/portal-picker-choices'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import type { PropertyState } from './listing-filters'
import { listRules } from './listing-state'
import { prefetchList } from './prefetch-list'
import { propertyFields } from '../fields'
import { PropertyList } from './property-list'

const messages = ['list', 'card', 'filter', 'bulk', 'csv']
  .map((part) => `properties.${part}`)
  .concat(listMessages, portalPickerMessages, fieldMessages(propertyFields))

export async function PropertyListPage({
  state,
  path,
  search,
}: {
  state: PropertyState
  path: string
  search: Promise<Record<string, string | string[] | undefined>>
}) {
  const listing = await requestedList(listRules[state], path, await search)
  const t = await getTranslations('properties.list')
  const jar = await cookies()
  const table = parseTableSettings('properties', (name) => jar.get(name)?.value)
  return (
    <ListPage
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
          <PropertyList key={state} state={state} tiles={mapTiles()} table={table} />
        </PrefetchBoundary>
      </Messages>
    </ListPage>
  )
}
