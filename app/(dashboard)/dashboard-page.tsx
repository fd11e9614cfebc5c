import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import type { PrefetchResult } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

/** A page whose `useCall`s start with `results`, and which adds the messages of `namespaces` to those of its layouts. */
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
