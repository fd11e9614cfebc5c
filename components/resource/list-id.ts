export const listId = 'list'
