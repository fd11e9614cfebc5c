/** Data that a record may lack; values of the filter `missing`. In a file without zod, so that lists don't load it. */
export const missingDataKinds = ['photos', 'location', 'price', 'texts', 'energy', 'agent'] as const
export type MissingDataKind = (typeof missingDataKinds)[number]
