import type { ReactNode } from 'react'
import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function InboxLayout({ children }: { children: ReactNode }) {
  return (
    <Messages
      of={[
        'inbox',
        'agents',
        'listing.card',
        'listing.lookupFailed',
        'csv.export',
        ...historyMessages('inbox'),
      ]}
    >
      {children}
    </Messages>
  )
}
