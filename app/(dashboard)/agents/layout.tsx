import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function AgentsLayout({ children }: LayoutProps<'/agents'>) {
  return (
    <ClientMessages
      namespaces={['agents', 'csv.export', 'listing.lookupFailed', ...historyMessages('agents')]}
    >
      {children}
    </ClientMessages>
  )
}
