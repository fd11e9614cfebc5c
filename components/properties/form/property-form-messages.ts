import { keyItemPickerMessages } from '@/components/key-items/key-item-picker-choices'

export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyItemPickerMessages,
]
