import type { Tx } from '../db/schema.ts'

/** Table of a kind of listing; also the folder of its files and the resource in its paths. */
export type ListingResource = 'properties' | 'condominiums'

/** Differences between properties and developments in shared code. */
export type ListingKind = {
  resource: ListingResource
  searchText: (tx: Tx, id: number) => Promise<string>
}
