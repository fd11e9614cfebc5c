import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function KeyItemsLayout({ children }: LayoutProps<'/key-items'>) {
  return (
    <Messages
      of={[
        'key-items',
        'csv.export',
        'csv.import.action',
        'listing.lookupFailed',
        ...historyMessages('key-items'),
      ]}
    >
      {children}
    </Messages>
  )
}
