import type { ActivityResource } from '#contract/activity.ts'
import { exportPlaces } from '#contract/portal-places.ts'
import { agentFields } from './agents/fields.ts'
import { developmentFields } from './developments/fields.ts'
import { districtFields } from './districts/fields.ts'
import { keyItemFields } from './key-items/fields.ts'
import { propertyFields } from './properties/fields.ts'
import { fieldMessages, type Fields } from './resource/field.ts'
import { serviceFields, servicesDescriptionFields } from './services/fields.ts'
import { userFields } from './users/fields.ts'
import { whoWeAreFields } from './who-we-are/fields.ts'

/** Fields for publishing a property on each portal. Only the history and batches show them. */
const portalFields: Fields = Object.fromEntries(
  exportPlaces.map((place) => [
    `portals.${place}`,
    {
      label: `portals.names.${place}`,
      kind: 'flag',
      values: { 0: 'portals.states.none', 1: 'listing.batch.published' },
    },
  ]),
)

/** Fields of each resource with a history. Not part of `registry.ts`, which the app shell loads on every page. */
export const fieldRegistry: Partial<Record<ActivityResource, Fields>> = {
  properties: { ...propertyFields, ...portalFields },
  condominiums: developmentFields,
  districts: districtFields,
  agents: agentFields,
  services: serviceFields,
  'services-description': servicesDescriptionFields,
  'key-items': keyItemFields,
  users: userFields,
  'who-we-are': whoWeAreFields,
  'front-page': {
    covers: { label: 'front-page.covers.title', kind: 'covers' },
    highlights: { label: 'front-page.highlights.title', kind: 'options' },
  },
  contacts: { filter: { label: 'activity.filters', kind: 'filter' } },
  inbox: {
    agent_id: { label: 'inbox.agent', kind: 'options' },
    archived: { label: 'inbox.archived', kind: 'flag' },
  },
}

const batchMessages = [
  'listing.batch',
  'listing.bulk',
  'listing.adverts.going',
  'listing.list.undo',
  'portals.names',
  'portals.problems',
]

/** Returns the messages of one resource's history: fewer than `activityMessages`. */
export const historyMessages = (resource: ActivityResource): string[] => [
  'activity',
  ...batchMessages,
  ...fieldMessages(fieldRegistry[resource] ?? {}),
]

export const activityMessages = [
  ...new Set(['activity', ...batchMessages, ...Object.values(fieldRegistry).flatMap(fieldMessages)]),
]
