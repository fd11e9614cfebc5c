import { historyMessages } from '@/components/field-registry'
import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout(['who-we-are', 'listing.lookupFailed', ...historyMessages('who-we-are')])
