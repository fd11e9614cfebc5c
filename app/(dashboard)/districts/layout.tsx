import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function DistrictsLayout({ children }: LayoutProps<'/districts'>) {
  return (
    <Messages
      of={['districts', 'csv.export', 'listing.lookupFailed', 'listing.map', ...historyMessages('districts')]}
    >
      {children}
    </Messages>
  )
}
