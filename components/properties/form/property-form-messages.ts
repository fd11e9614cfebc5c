import { keyItemPickerMessages } from '@/components/key-items/key-item-picker-messages'

export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyItemPickerMessages,
]
