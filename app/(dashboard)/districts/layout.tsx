import { historyMessages } from '@/components/activity/field-labels'
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
