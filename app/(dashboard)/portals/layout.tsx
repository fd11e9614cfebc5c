import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout(['portals', 'listing.list', 'listing.bulk', 'listing.lookupFailed'])
