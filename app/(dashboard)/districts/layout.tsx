import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function DistrictsLayout({ children }: LayoutProps<'/districts'>) {
  return (
    <ClientMessages
      namespaces={[
        'districts',
        'csv.export',
        'listing.lookupFailed',
        'listing.map',
        ...historyMessages('districts'),
      ]}
    >
      {children}
    </ClientMessages>
  )
}
