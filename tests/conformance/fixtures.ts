/** Records created or found so far, for the cases that need them; null when the API returned none. */
export type Fixtures = {
  type: number | null
  agents: number[]
  districts: number[]
  condominiums: number[]
  properties: number[]
  tag: number | null
}

export const createFixtures = (): Fixtures => ({
  type: null,
  agents: [],
  districts: [],
  condominiums: [],
  properties: [],
  tag: null,
})
