export const developmentFormMessages = [
  'condominiums',
  'listing',
  'agents',
  'districts',
  'key-items',
  'portals.names',
]
