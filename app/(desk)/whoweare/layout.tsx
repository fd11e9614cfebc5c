import { Messages } from '@/components/layout/messages'

export default function WhoWeAreLayout({ children }: LayoutProps<'/whoweare'>) {
  return <Messages of={['who-we-are', 'listing.lookupFailed']}>{children}</Messages>
}
