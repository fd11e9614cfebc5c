import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function KeyItemsLayout({ children }: LayoutProps<'/key-items'>) {
  return (
    <ClientMessages
      namespaces={[
        'key-items',
        'csv.export',
        'csv.import.action',
        'listing.lookupFailed',
        ...historyMessages('key-items'),
      ]}
    >
      {children}
    </ClientMessages>
  )
}
