/** Counts the highlighted active properties: the list's total, with minimal rows. */
export const highlightedQuery = { query: { itemsPerPage: 1, filter: { highlighted: 1 as const } } }
