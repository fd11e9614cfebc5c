/** Values of the filter of incomplete records. In a file without zod, so that lists don't load it. */
export const missingFilters = ['photos', 'location', 'price', 'texts', 'energy', 'agent'] as const
export type MissingFilter = (typeof missingFilters)[number]
