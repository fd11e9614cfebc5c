import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function ServicesLayout({ children }: LayoutProps<'/services'>) {
  return (
    <Messages of={['services', 'csv.export', 'listing.lookupFailed', ...historyMessages('services')]}>
      {children}
    </Messages>
  )
}
