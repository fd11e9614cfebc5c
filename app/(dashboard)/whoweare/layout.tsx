import { historyMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'

export default function WhoWeAreLayout({ children }: LayoutProps<'/whoweare'>) {
  return (
    <ClientMessages namespaces={['who-we-are', 'listing.lookupFailed', ...historyMessages('who-we-are')]}>
      {children}
    </ClientMessages>
  )
}
