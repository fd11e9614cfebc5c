import { historyMessages } from '@/components/field-registry'
import { Messages } from '@/components/layout/messages'

export default function WhoWeAreLayout({ children }: LayoutProps<'/whoweare'>) {
  return (
    <Messages of={['who-we-are', 'listing.lookupFailed', ...historyMessages('who-we-are')]}>
      {children}
    </Messages>
  )
}
