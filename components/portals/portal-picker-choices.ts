/** Messages of the bulk publish picker. */
export const portalPickerMessages = [
  'names',
  'publish',
  'notConfigured',
  'publishing',
  'manyPublishing',
  'refused',
  'removing',
  'remove',
  'removeTitle',
  'removeText',
  'leave',
  'leaveTitle',
  'leaveText',
  'returned',
  'seeBoard',
].map((text) => `portals.${text}`)
