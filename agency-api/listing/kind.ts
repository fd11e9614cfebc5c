/** Table of a kind of listing; also the folder of its files and the resource in its paths. */
export type ListingResource = 'properties' | 'condominiums'
