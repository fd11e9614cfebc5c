/** Records created or found so far, for the cases that need them; null when the API returned none. */
export type Ground = {
  /** Id of a property type. */
  type: number | null
  /** Created key items by kind. */
  keys: Partial<Record<string, number>>
  /** Created records. */
  agents: number[]
  districts: number[]
  condominiums: number[]
  properties: number[]
  /** Tag of sold listings, compatible with every other choice. */
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
