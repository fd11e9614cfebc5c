import { Messages } from '@/components/layout/messages'

export default function KeyItemsLayout({ children }: LayoutProps<'/key-items'>) {
  return <Messages of={['key-items', 'listing.lookupFailed']}>{children}</Messages>
}
