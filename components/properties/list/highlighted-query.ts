/** Query for the number of highlighted active properties: the list's total, with a single row. */
export const highlightedQuery = { query: { itemsPerPage: 1, filter: { highlighted: 1 as const } } }
