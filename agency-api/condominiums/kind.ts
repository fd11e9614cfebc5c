import type { ListingKind } from '../listing/kind.ts'
import { searchTextOf } from './search-text.ts'

export const condominiumKind: ListingKind = {
  resource: 'condominiums',
  searchText: async (tx, id) => {
    const row = await tx
      .selectFrom('condominiums')
      .select(['condo_where', 'title_en', 'title_pt', 'slogan_en', 'slogan_pt'])
      .select(['concelho', 'distrito', 'political', 'al2', 'al3', 'route'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return searchTextOf(row)
  },
}
