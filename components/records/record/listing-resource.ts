export type ListingResource = 'properties' | 'condominiums'
