export const condominiumFormMessages = [
  'condominiums',
  'listing',
  'agents',
  'districts',
  'key-items',
  'portals.names',
]
