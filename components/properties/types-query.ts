/** Every type at once: an agency has a few dozen, and the server asks for the same. */
export const typesQuery = { params: { kind: 'types' }, query: { itemsPerPage: 100 } } as const
