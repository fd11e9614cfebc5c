import { historyMessages } from '@/components/field-registry'
import { createMessagesLayout } from '@/components/layout/client-messages'

export default createMessagesLayout([
  'inbox',
  'agents',
  'listing.card',
  'listing.lookupFailed',
  'csv.export',
  ...historyMessages('inbox'),
])
