import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function ServicesLayout({ children }: LayoutProps<'/services'>) {
  return (
    <ClientMessages
      namespaces={['services', 'csv.export', 'listing.lookupFailed', ...historyMessages('services')]}
    >
      {children}
    </ClientMessages>
  )
}
