import { randomBytes } from 'node:crypto'
import type { AgentInput } from '#contract/agents.ts'
import type { Body } from '#contract/endpoint.ts'
import type { condominiums } from '#contract/developments.ts'
import type { districts } from '#contract/districts.ts'
import type { properties } from '#contract/properties.ts'
import type { users } from '#contract/users.ts'
import { districtTexts } from '#contract/district-fields.ts'

const inBothLanguages = (text: string) => ({ en: text, pt: text })
const emptyTexts = { en: '', pt: '' }

/** `mark` is part of all names that a run creates. */
const createTexts = (mark: string, n: number) => ({
  title: { en: `${mark} house ${n}`, pt: `${mark} casa ${n}` },
  description: inBothLanguages('A record of the conformance suite.'),
  slogan: emptyTexts,
})

type PropertyForm = Body<typeof properties.add>

/** Puts the property in the private collection, so that no public page and no portal shows it. */
export const createPropertyForm = (
  mark: string,
  n: number,
  overrides: Partial<PropertyForm>,
): PropertyForm => ({
  reference: `${mark}-${n}`,
  type_id: 1,
  i18n: createTexts(mark, n),
  price: 100_000 * n,
  bedrooms: n,
  bathrooms: n,
  gross_area: 50.5 * n,
  energy: 'B',
  collection: 1,
  ...overrides,
})

export const createDevelopmentForm = (
  mark: string,
  n: number,
  overrides: Partial<Body<typeof condominiums.add>> = {},
): Body<typeof condominiums.add> => ({
  i18n: createTexts(mark, n),
  starting_price: 100_000 * n,
  condo_where: 'Lisboa',
  ...overrides,
})

export const createAgentForm = (
  mark: string,
  n: number,
  overrides: Partial<AgentInput> = {},
): AgentInput => ({
  first_name: `${mark} ${n}`,
  last_name: `Agent ${n}`,
  role: inBothLanguages('Conformance'),
  email: `agent-${n}-${mark.toLowerCase()}@conformance.example`,
  phone: null,
  description: inBothLanguages('A record of the conformance suite.'),
  ...overrides,
})

export const createDistrictForm = (mark: string, n: number): Body<typeof districts.add> => ({
  name: { en: `${mark} district ${n}`, pt: `${mark} distrito ${n}` },
  description: inBothLanguages('A record of the conformance suite.'),
  ...(Object.fromEntries(districtTexts.map((name) => [name, emptyTexts])) as Record<
    (typeof districtTexts)[number],
    typeof emptyTexts
  >),
  did_you_know: emptyTexts,
  presents: emptyTexts,
  kpis: { Population: 1000 * n, 'Golf Club': null },
})

export const createServiceForm = (mark: string, n: number) => ({
  title: { en: `${mark} service ${n}`, pt: `${mark} serviço ${n}` },
  slug: emptyTexts,
  description: inBothLanguages('A record of the conformance suite.'),
})

/**
 * Creates the form of a key item of any kind. The names contain "house" and "moradia" because
 * `npm run conformance -- --all` publishes a property with one of these types, and portals reject types that they don't
 * recognize.
 */
export const createKeyItemForm = (mark: string, n: number, groupId = 0) => ({
  name: { en: `${mark} house ${n}`, pt: `${mark} moradia ${n}` },
  filterable: 0 as const,
  master: groupId,
})

export const createUserForm = (mark: string, n: number, password: string): Body<typeof users.add> => ({
  name: `${mark} person ${n}`,
  email: createEmailAddress(mark, n),
  initials: 'CF',
  role: 'User',
  password,
})

/** Uses a reserved domain (RFC 2606), so that no mail reaches anyone. */
export const createEmailAddress = (mark: string, n: number) =>
  `person-${n}-${mark.toLowerCase()}@conformance.example`

export const createPassword = () => randomBytes(12).toString('base64url')

export const createLocationForm = (lat: number) => ({
  lat,
  lng: -9.14,
  radius: 0,
  concelho: 'Lisboa',
  distrito: 'Lisboa',
  political: null,
  al2: null,
  al3: null,
  routeLocation: null,
})

export const createSeoForm = (mark: string, n: number) => ({
  title: inBothLanguages(`${mark} ${n}`),
  slug: { en: `${mark.toLowerCase()}-en-${n}`, pt: `${mark.toLowerCase()}-pt-${n}` },
  description: inBothLanguages('A record of the conformance suite.'),
})
