import type { CallName } from '#contract/index.ts'

/** Resources with floor plans in the contract: `properties` and `condominiums`. */
export type ListingResource = CallName extends infer C
  ? C extends `${infer N}.plantMedia`
    ? N
    : never
  : never
