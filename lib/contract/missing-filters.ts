/** What a filter of incomplete records can look for. In a file without zod, so that lists don't load it. */
export const missingFilters = ['photos', 'location', 'price', 'texts', 'energy', 'agent'] as const
export type MissingFilter = (typeof missingFilters)[number]
