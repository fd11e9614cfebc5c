/** Id of the element with a list's rows; focused after a page change. */
export const listId = 'list'
