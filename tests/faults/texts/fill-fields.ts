import type { CallName } from '#contract/index.ts'
import { keyItemKinds } from '#contract/key-items.ts'
import type { Database } from '../../../agency-api/db/schema.ts'
import {
  createAgentForm,
  createDevelopmentForm,
  createDistrictForm,
  createKeyItemForm,
  createLocationForm,
  createPropertyForm,
  createSeoForm,
  createServiceForm,
  createUserForm,
} from '../../conformance/forms.ts'

export type RecordIds = Record<string, number>

/** A call with a valid body, whose text fields payloads.ts replaces with attacks. */
type FieldFill = {
  call: CallName
  params?: (ids: RecordIds) => Record<string, unknown>
  body: (ids: RecordIds, n: number) => Record<string, unknown>
  /** Key in RecordIds for the id of the created record, and its table. */
  creates?: [resource: string, table: keyof Database]
}

const marker = 'XSS'
const inBothLanguages = (text: string) => ({ en: text, pt: text })
const idOf = (resource: string) => (ids: RecordIds) => ({ id: ids[resource] })
const createProperty = (ids: RecordIds, n: number) =>
  createPropertyForm(marker, n, {
    type_id: ids.types,
    collection: n % 2 === 0 ? 0 : 1,
    agent_id: ids.agents,
    district_id: ids.districts,
    condominium_id: ids.condominiums,
    search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
  })
const createDevelopment = (ids: RecordIds, n: number) =>
  createDevelopmentForm(marker, n, { agent_id: ids.agents, district_id: ids.districts })
const createUser = (n: number) => createUserForm(marker, n, 'vinte-e-tres-gaivotas')
const createView = (n: number) => ({
  path: '/properties/listings',
  name: `${marker} ${n}`,
  query: '',
  shared: 1,
})
const createProfile = (n: number) => ({ name: `${marker} person ${n}`, phone: '', city: '', country: '' })

/** Calls that create a record precede those that need its id. */
export const fieldFills: FieldFill[] = [
  ...keyItemKinds.flatMap((kind): FieldFill[] => [
    {
      call: 'keyItems.add',
      params: () => ({ kind }),
      body: (_, n) => createKeyItemForm(marker, n),
      creates: [kind, 'key_items'],
    },
    {
      call: 'keyItems.update',
      params: (ids) => ({ kind, id: ids[kind] }),
      body: (_, n) => createKeyItemForm(marker, n),
    },
  ]),
  { call: 'agents.add', body: (_, n) => createAgentForm(marker, n), creates: ['agents', 'agents'] },
  { call: 'agents.update', params: idOf('agents'), body: (_, n) => createAgentForm(marker, n) },
  {
    call: 'districts.add',
    body: (_, n) => createDistrictForm(marker, n),
    creates: ['districts', 'districts'],
  },
  { call: 'districts.update', params: idOf('districts'), body: (_, n) => createDistrictForm(marker, n) },
  { call: 'services.add', body: (_, n) => createServiceForm(marker, n), creates: ['services', 'services'] },
  { call: 'services.update', params: idOf('services'), body: (_, n) => createServiceForm(marker, n) },
  { call: 'services.saveDescription', body: () => ({ description: inBothLanguages('') }) },
  { call: 'whoWeAre.update', body: () => ({ description: inBothLanguages('') }) },
  { call: 'condominiums.add', body: createDevelopment, creates: ['condominiums', 'condominiums'] },
  { call: 'condominiums.update', params: idOf('condominiums'), body: createDevelopment },
  { call: 'condominiums.saveGeneral', params: idOf('condominiums'), body: createDevelopment },
  { call: 'condominiums.saveLocation', params: idOf('condominiums'), body: () => createLocationForm(38.7) },
  {
    call: 'condominiums.saveSeo',
    params: idOf('condominiums'),
    body: (_, n) => createSeoForm(`${marker}-c`, n),
  },
  { call: 'properties.add', body: createProperty, creates: ['properties', 'properties'] },
  { call: 'properties.update', params: idOf('properties'), body: createProperty },
  { call: 'properties.saveGeneral', params: idOf('properties'), body: createProperty },
  { call: 'properties.saveLocation', params: idOf('properties'), body: () => createLocationForm(38.7) },
  { call: 'properties.saveSeo', params: idOf('properties'), body: (_, n) => createSeoForm(`${marker}-p`, n) },
  {
    call: 'properties.saveCollection',
    params: idOf('properties'),
    body: (_, n) => ({ collection: n % 2 === 0 ? 0 : 1, slogan: inBothLanguages('') }),
  },
  {
    call: 'frontPage.save',
    body: (ids) => ({
      covers: [
        { media_id: ids.frontpage, title: inBothLanguages(''), text: inBothLanguages(''), link: null },
      ],
    }),
  },
  { call: 'users.add', body: (_, n) => createUser(n), creates: ['users', 'users'] },
  { call: 'users.update', params: idOf('users'), body: (_, n) => ({ ...createUser(n), password: '' }) },
  {
    call: 'session.register',
    body: (_, n) => ({
      name: marker,
      email: `registered-${n}@example.pt`,
      password: 'vinte-e-tres-gaivotas',
      password_confirmation: 'vinte-e-tres-gaivotas',
    }),
  },
  {
    call: 'inbox.receive',
    body: (_, n) => ({
      label: 'Book Visit',
      subject: marker,
      text: marker,
      name: marker,
      email: `visitor-${n}@example.pt`,
      consent_text: marker,
    }),
    creates: ['inbox', 'messages'],
  },
  { call: 'inbox.reply', params: idOf('inbox'), body: () => ({ subject: marker, text: marker }) },
  { call: 'savedViews.add', body: (_, n) => createView(n), creates: ['savedViews', 'saved_views'] },
  { call: 'savedViews.update', params: idOf('savedViews'), body: (_, n) => createView(n) },
  { call: 'savedViews.setDefault', body: () => ({ path: '/properties/listings', id: null }) },
  { call: 'profile.update', body: (_, n) => createProfile(n) },
]

/** Calls and fields whose texts no page shows, with the reason. */
export const notDisplayed: Record<string, string> = {
  'session.login': 'the address and the password are compared, never stored',
  'session.forgot': 'the address is only compared',
  'session.reset': 'the secret of a mailed link and a password',
  'session.verify': 'the secret of a mailed link',
  'session.register.password': 'stored as a hash',
  'session.register.password_confirmation': 'compared',
  'session.register.setup': 'the secret of the set-up link',
  'users.add.password': 'stored as a hash',
  'users.update.password': 'stored as a hash',
  'profile.changePassword': 'stored as a hash',
  'batches.add': 'the filter of a list, only used to search',
  'properties.uploadMedia.batch': 'groups the photos of an upload',
  'condominiums.uploadMedia.batch': 'groups the photos of an upload',
  'activity.revert': 'the name of a field, only compared',
  'properties.removeMedia': 'the name of a stored file, only compared',
  'condominiums.removeMedia': 'the name of a stored file, only compared',
  'views.count': 'the slug of a listing, only compared',
  'portals.exportProperties': 'the return path after consent, covered by the fault test `redirects`',
  'portals.notify': 'signed by the portal, only used to find the advert',
}
