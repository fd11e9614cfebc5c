import { keyPickerMessages } from '@/components/key-items/key-picker-choices'

/** The texts that the pages of one property show. */
export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyPickerMessages,
]
