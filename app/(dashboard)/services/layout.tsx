import { historyMessages } from '@/components/field-registry'
import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout([
  'services',
  'csv.export',
  'listing.lookupFailed',
  ...historyMessages('services'),
])
