import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function AgentsLayout({ children }: LayoutProps<'/agents'>) {
  return (
    <Messages of={['agents', 'csv.export', 'listing.lookupFailed', ...historyMessages('agents')]}>
      {children}
    </Messages>
  )
}
