import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { prefetch, type PrefetchResult } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { notFoundIfMissing, requireId } from './record-id'

type Resource = 'properties' | 'condominiums'
type Params = { params: Promise<{ id: string }> }

/** Returns the layout of a record's tabs; `Frame` renders the record's header above them. */
export function createRecordLayout(
  resource: Resource,
  namespaces: readonly string[],
  prefetchRecord: (id: number) => Promise<PrefetchResult>,
  Frame: ComponentType<{ id: number; children: ReactNode }>,
) {
  return async function RecordLayout({ params, children }: Params & { children: ReactNode }) {
    const id = requireId((await params).id)
    const [record, ...others] = await Promise.all([
      prefetchRecord(id),
      prefetch(`${resource}.location`, { params: { id } }),
      prefetch(`${resource}.tags`, {}),
    ])
    return (
      <ClientMessages namespaces={namespaces}>
        <PrefetchBoundary results={[notFoundIfMissing(record), ...others]}>
          <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
            <Frame id={id}>{children}</Frame>
          </div>
        </PrefetchBoundary>
      </ClientMessages>
    )
  }
}

const tabTitles = {
  media: 'listing.tabs.media',
  location: 'listing.tabs.location',
  seo: 'listing.tabs.seo',
  attachments: 'listing.tabs.attachments',
  history: 'listing.tabs.history',
  collection: 'properties.tabs.collection',
  portals: 'properties.tabs.portals',
  exporterlog: 'properties.tabs.exporterlog',
} as const

/** Returns a `generateMetadata` with a title like `Media · Edit property`, unique for each tab (WCAG 2.4.2). */
export function createTabMetadata(resource: Resource, tab: keyof typeof tabTitles) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations()
    return { title: `${t(tabTitles[tab])} · ${t(`${resource}.form.editTitle`)}` }
  }
}

/** Returns the page of a record's tab. The `useCall`s inside start with the results of `prefetchAll`. */
export function createTabPage(
  prefetchAll: (id: number) => Promise<PrefetchResult>[],
  render: (id: number) => ReactNode,
) {
  return async function TabPage({ params }: Params) {
    const id = requireId((await params).id)
    return <PrefetchBoundary results={await Promise.all(prefetchAll(id))}>{render(id)}</PrefetchBoundary>
  }
}
