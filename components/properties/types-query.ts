/** Fetches all types at once; an agency has a few dozen. The server prefetches with the same arguments. */
export const typesQuery = { params: { kind: 'types' }, query: { itemsPerPage: 100 } } as const
