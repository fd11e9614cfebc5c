/** The texts of the picker for many properties; the rest of the portals' words stays with their own pages. */
export const portalPickerMessages = [
  'names',
  'publish',
  'notConfigured',
  'asked',
  'manyAsked',
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
