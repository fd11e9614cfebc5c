/** How many are highlighted among the active: the list's total, with as little else as may be. */
export const highlightedQuery = { query: { itemsPerPage: 1, filter: { highlighted: 1 as const } } }
