import { historyMessages } from '@/components/field-registry'
import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout([
  'districts',
  'csv.export',
  'listing.lookupFailed',
  'listing.map',
  ...historyMessages('districts'),
])
