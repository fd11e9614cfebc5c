import type { ReactNode } from 'react'
import { Messages } from '@/components/layout/messages'

export default function PortalsLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={['portals', 'listing.list', 'listing.bulk', 'listing.lookupFailed']}>{children}</Messages>
  )
}
