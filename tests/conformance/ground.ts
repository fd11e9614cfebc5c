/** What the walk has made or found so far, for the nouns that need it; null where the API gave none. */
export type Ground = {
  /** The id of a property type. */
  type: number | null
  /** Own keys by kind. */
  keys: Partial<Record<string, number>>
  /** Own records. */
  agents: number[]
  districts: number[]
  condominiums: number[]
  properties: number[]
  /** The tag of sold listings, for it goes with every other choice. */
  tag: number | null
}

export const bareGround = (): Ground => ({
  type: null,
  keys: {},
  agents: [],
  districts: [],
  condominiums: [],
  properties: [],
  tag: null,
})
