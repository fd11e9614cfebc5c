import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'

export default function PortalsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['portals', 'listing.list', 'listing.bulk', 'listing.lookupFailed']}>
      {children}
    </ClientMessages>
  )
}
