const keyItemPickerMessages = [
  'types',
  'features',
  'lifestyles',
  'listings',
  'chooseType',
  'newType',
  'noTypes',
  'admin',
  'noListing',
  'findFeature',
  'nothingFound',
  'others',
  'chosen',
  'noneYet',
]

export const propertyFormMessages = [
  'properties',
  'portals',
  'listing',
  'agents',
  'districts',
  ...keyItemPickerMessages.map((text) => `key-items.${text}`),
]
