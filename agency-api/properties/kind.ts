import type { ListingKind } from '../listing/kind.ts'
import { searchTextOf } from './search-text.ts'

export const propertyKind: ListingKind = {
  resource: 'properties',
  searchText: async (tx, id) => {
    const row = await tx
      .selectFrom('properties')
      .select([
        'reference',
        'title_en',
        'title_pt',
        'concelho',
        'distrito',
        'political',
        'al2',
        'al3',
        'route',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return searchTextOf(row)
  },
}
