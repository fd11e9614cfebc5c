import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import type { PrefetchResult } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

/**
 * Page of the dashboard. The prefetched `results` are the initial data of its `useCall`s. The browser gets the messages
 * of `namespaces` in addition to those of the layouts.
 */
export function DashboardPage({
  results = [],
  namespaces = [],
  ...page
}: ComponentProps<typeof Page> & { results?: PrefetchResult[]; namespaces?: readonly string[] }) {
  return (
    <ClientMessages namespaces={namespaces}>
      <PrefetchBoundary results={results}>
        <Page {...page} />
      </PrefetchBoundary>
    </ClientMessages>
  )
}
