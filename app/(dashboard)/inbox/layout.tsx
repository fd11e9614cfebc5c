import type { ReactNode } from 'react'
import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function InboxLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        'inbox',
        'agents',
        'listing.card',
        'listing.lookupFailed',
        'csv.export',
        ...historyMessages('inbox'),
      ]}
    >
      {children}
    </ClientMessages>
  )
}
