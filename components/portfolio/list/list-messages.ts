export const listMessages = ['list', 'bulk', 'adverts', 'card', 'filter', 'map', 'problem', 'lookupFailed']
  .map((part) => `listing.${part}`)
  .concat('csv.export', 'portals.names')
