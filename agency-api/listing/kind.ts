import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** The table of a kind of listing, which is the folder of its files and the noun of its calls too. */
export type ListingNoun = 'properties' | 'condominiums'

/** What the pieces that properties and developments share must know of each. */
export type Kind = {
  noun: ListingNoun
  /** The `search_text` that its columns make now. */
  searchText: (tx: Transaction<Database>, id: number) => Promise<string>
}
