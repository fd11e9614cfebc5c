import { randomBytes } from 'node:crypto'
import type { AgentInput } from '#contract/agents.ts'
import type { Body } from '#contract/endpoint.ts'
import type { condominiums } from '#contract/condominiums.ts'
import type { districts } from '#contract/districts.ts'
import type { properties } from '#contract/properties.ts'
import type { users } from '#contract/users.ts'
import { districtTexts } from '#contract/district-fields.ts'

const both = (text: string) => ({ en: text, pt: text })
const nothing = { en: '', pt: '' }

const texts = (mark: string, nth: number) => ({
  title: { en: `${mark} house ${nth}`, pt: `${mark} casa ${nth}` },
  description: both('A record of the conformance suite.'),
  slogan: nothing,
})

type PropertyForm = Body<typeof properties.add>

/** Property in the private collection, so that no public page and no portal shows it. */
export const propertyForm = (mark: string, nth: number, more: Partial<PropertyForm>): PropertyForm => ({
  reference: `${mark}-${nth}`,
  type_id: 1,
  i18n: texts(mark, nth),
  price: 100_000 * nth,
  bedrooms: nth,
  bathrooms: nth,
  gross_area: 50.5 * nth,
  energy: 'B',
  collection: 1,
  ...more,
})

export const developmentForm = (
  mark: string,
  nth: number,
  more: Partial<Body<typeof condominiums.add>> = {},
): Body<typeof condominiums.add> => ({
  i18n: texts(mark, nth),
  starting_price: 100_000 * nth,
  condo_where: 'Lisboa',
  ...more,
})

export const agentForm = (mark: string, nth: number, more: Partial<AgentInput> = {}): AgentInput => ({
  first_name: `${mark} ${nth}`,
  last_name: `Agent ${nth}`,
  role: both('Conformance'),
  email: `agent-${nth}-${mark.toLowerCase()}@conformance.example`,
  phone: null,
  description: both('A record of the conformance suite.'),
  ...more,
})

export const districtForm = (mark: string, nth: number): Body<typeof districts.add> => ({
  name: { en: `${mark} district ${nth}`, pt: `${mark} distrito ${nth}` },
  description: both('A record of the conformance suite.'),
  ...(Object.fromEntries(districtTexts.map((name) => [name, nothing])) as Record<
    (typeof districtTexts)[number],
    typeof nothing
  >),
  did_you_know: nothing,
  presents: nothing,
  kpis: { Population: 1000 * nth, 'Golf Club': null },
})

export const serviceForm = (mark: string, nth: number) => ({
  title: { en: `${mark} service ${nth}`, pt: `${mark} serviço ${nth}` },
  slug: nothing,
  description: both('A record of the conformance suite.'),
})

/** Named like a house type: properties of a type that portals do not recognize could not be published. */
export const keyForm = (mark: string, nth: number, master = 0) => ({
  name: { en: `${mark} house ${nth}`, pt: `${mark} moradia ${nth}` },
  filterable: 0 as const,
  master,
})

export const userForm = (mark: string, nth: number, password: string): Body<typeof users.add> => ({
  name: `${mark} person ${nth}`,
  email: mailbox(mark, nth),
  initials: 'CF',
  role: 'User',
  password,
})

/** Uses a reserved domain (RFC 2606), so that no mail reaches anyone. */
export const mailbox = (mark: string, nth: number) =>
  `person-${nth}-${mark.toLowerCase()}@conformance.example`

export const newPassword = () => randomBytes(12).toString('base64url')

export const place = (lat: number) => ({
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

export const seoForm = (mark: string, nth: number) => ({
  title: both(`${mark} ${nth}`),
  slug: { en: `${mark.toLowerCase()}-en-${nth}`, pt: `${mark.toLowerCase()}-pt-${nth}` },
  description: both('A record of the conformance suite.'),
})
