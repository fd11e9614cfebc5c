import type { CallName } from '#contract/index.ts'
import { keyItemKinds } from '#contract/key-items.ts'
import type { Database } from '../../../agency-api/db/schema.ts'
import {
  agentForm,
  developmentForm,
  districtForm,
  keyForm,
  place,
  propertyForm,
  seoForm,
  serviceForm,
  userForm,
} from '../../conformance/forms.ts'

export type Ground = Record<string, number>

type FieldFill = {
  call: CallName
  params?: (ground: Ground) => Record<string, unknown>
  body: (ground: Ground, n: number) => Record<string, unknown>
  /** Resource name under which the created id is stored, and the table of its last row. */
  makes?: [resource: string, table: keyof Database]
}

const mark = 'XSS'
const both = (text: string) => ({ en: text, pt: text })
const of = (resource: string) => (ground: Ground) => ({ id: ground[resource] })
const property = (ground: Ground, n: number) =>
  propertyForm(mark, n, {
    type_id: ground.types,
    collection: n % 2 === 0 ? 0 : 1,
    agent_id: ground.agents,
    district_id: ground.districts,
    condominium_id: ground.condominiums,
    search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
  })
const development = (ground: Ground, n: number) =>
  developmentForm(mark, n, { agent_id: ground.agents, district_id: ground.districts })
const user = (n: number) => userForm(mark, n, 'vinte-e-tres-gaivotas')
const person = (n: number) => ({ name: `${mark} person ${n}`, phone: '', city: '', country: '' })

export const fieldFills: FieldFill[] = [
  ...keyItemKinds.flatMap((kind): FieldFill[] => [
    {
      call: 'keyItems.add',
      params: () => ({ kind }),
      body: (_, n) => keyForm(mark, n),
      makes: [kind, 'key_items'],
    },
    {
      call: 'keyItems.update',
      params: (ground) => ({ kind, id: ground[kind] }),
      body: (_, n) => keyForm(mark, n),
    },
  ]),
  { call: 'agents.add', body: (_, n) => agentForm(mark, n), makes: ['agents', 'agents'] },
  { call: 'agents.update', params: of('agents'), body: (_, n) => agentForm(mark, n) },
  { call: 'districts.add', body: (_, n) => districtForm(mark, n), makes: ['districts', 'districts'] },
  { call: 'districts.update', params: of('districts'), body: (_, n) => districtForm(mark, n) },
  { call: 'services.add', body: (_, n) => serviceForm(mark, n), makes: ['services', 'services'] },
  { call: 'services.update', params: of('services'), body: (_, n) => serviceForm(mark, n) },
  { call: 'services.saveDescription', body: () => ({ description: both('') }) },
  { call: 'whoWeAre.update', body: () => ({ description: both('') }) },
  { call: 'condominiums.add', body: development, makes: ['condominiums', 'condominiums'] },
  { call: 'condominiums.update', params: of('condominiums'), body: development },
  { call: 'condominiums.saveGeneral', params: of('condominiums'), body: development },
  { call: 'condominiums.saveLocation', params: of('condominiums'), body: () => place(38.7) },
  { call: 'condominiums.saveSeo', params: of('condominiums'), body: (_, n) => seoForm(`${mark}-c`, n) },
  { call: 'properties.add', body: property, makes: ['properties', 'properties'] },
  { call: 'properties.update', params: of('properties'), body: property },
  { call: 'properties.saveGeneral', params: of('properties'), body: property },
  { call: 'properties.saveLocation', params: of('properties'), body: () => place(38.7) },
  { call: 'properties.saveSeo', params: of('properties'), body: (_, n) => seoForm(`${mark}-p`, n) },
  {
    call: 'properties.saveCollection',
    params: of('properties'),
    body: (_, n) => ({ collection: n % 2 === 0 ? 0 : 1, slogan: both('') }),
  },
  {
    call: 'frontPage.save',
    body: (ground) => ({
      covers: [{ media_id: ground.frontpage, title: both(''), text: both(''), link: null }],
    }),
  },
  { call: 'users.add', body: (_, n) => user(n), makes: ['users', 'users'] },
  { call: 'users.update', params: of('users'), body: (_, n) => ({ ...user(n), password: '' }) },
  {
    call: 'session.register',
    body: (_, n) => ({
      name: mark,
      email: `registered-${n}@example.pt`,
      password: 'vinte-e-tres-gaivotas',
      password_confirmation: 'vinte-e-tres-gaivotas',
    }),
  },
  {
    call: 'inbox.receive',
    body: (_, n) => ({
      label: 'Book Visit',
      subject: mark,
      text: mark,
      name: mark,
      email: `visitor-${n}@example.pt`,
      consent_text: mark,
    }),
    makes: ['inbox', 'messages'],
  },
  { call: 'inbox.reply', params: of('inbox'), body: () => ({ subject: mark, text: mark }) },
  { call: 'profile.update', body: (_, n) => person(n) },
]

/** Calls or fields whose texts no page shows, with the reason. */
export const nowhereShown: Record<string, string> = {
  'session.login': 'an address and a password are compared, never stored',
  'session.forgot': 'an address is looked for',
  'session.reset': 'the key of a mailed link and a password',
  'session.verify': 'the key of a mailed link',
  'session.register.password': 'stored as a hash',
  'session.register.password_confirmation': 'compared',
  'session.register.setup': 'the key of the first Administrator',
  'users.add.password': 'stored as a hash',
  'users.update.password': 'stored as a hash',
  'profile.changePassword': 'stored as a hash',
  'activity.revert': 'the name of a field, looked up',
  'properties.removeMedia': 'the name of a stored file, looked up',
  'condominiums.removeMedia': 'the name of a stored file, looked up',
  'views.count': 'the address of a listing, looked up',
  'portals.exportProperties': 'the way back after consent: open redirects have a fault of their own',
  'portals.notify': 'signed by the portal, stored as separate events',
}
