import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { ClientMessages } from '@/components/layout/client-messages'
import { portalPickerMessages } from '@/components/portals/portal-picker-messages'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import { ListPage, listMessages, type RequestedSearch } from '@/components/portfolio/list/list-page'
import { fieldMessages } from '@/components/resource/field'
import { LinkButton } from '@/components/ui/link-button'
import { prefetch } from '@/lib/agency/prefetch'
import { propertyFields } from '../fields'
import { type PropertyState, listRules } from './property-list-state'
import { PropertyList } from './property-list'

const messages = ['list', 'card', 'filter', 'bulk', 'grid', 'csv']
  .map((part) => `properties.${part}`)
  .concat(listMessages, portalPickerMessages, fieldMessages(propertyFields))

export function PropertyListPage({ state, search }: { state: PropertyState; search: RequestedSearch }) {
  return (
    <ClientMessages namespaces={messages}>
      <ListPage
        rules={listRules[state]}
        search={search}
        prefetchPropertyTypes={() => prefetch('keyItems.list', keyItemPickerArgs('types'))}
        actions={state === 'active' && <ImportLink />}
        banner={<PortalReturnCard />}
      >
        {(props) => <PropertyList key={state} state={state} {...props} />}
      </ListPage>
    </ClientMessages>
  )
}

async function ImportLink() {
  const t = await getTranslations('csv.import')
  return (
    <LinkButton
      href="/properties/import"
      prefetch={false}
      variant="quiet"
      icon={<ArrowUpTrayIcon />}
      className="max-sm:px-3"
    >
      <span className="max-sm:sr-only">{t('action')}</span>
    </LinkButton>
  )
}
