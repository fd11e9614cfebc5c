import { keyPickerMessages } from '@/components/key-items/key-picker-choices'

export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyPickerMessages,
]
