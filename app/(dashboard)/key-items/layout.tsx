import { historyMessages } from '@/components/field-registry'
import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout([
  'key-items',
  'csv.export',
  'csv.import.action',
  'listing.lookupFailed',
  ...historyMessages('key-items'),
])
