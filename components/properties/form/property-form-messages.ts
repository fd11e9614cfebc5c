import { keyPickerMessages } from '@/components/key-items/key-picker-choices'

/** Messages for the pages of one property. */
export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyPickerMessages,
]
