/** The texts that every list of records shows. */
export const listMessages = ['list', 'bulk', 'adverts', 'card', 'filter', 'map', 'lookupFailed']
  .map((part) => `listing.${part}`)
  .concat('csv.export', 'portals.names')
