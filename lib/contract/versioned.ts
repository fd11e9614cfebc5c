import type { CallName } from './index.ts'

const listingCalls = [
  'general',
  'update',
  'saveGeneral',
  'location',
  'saveLocation',
  'removeLocation',
  'seo',
  'saveSeo',
  'media',
  'orderMedia',
] as const

/**
 * Calls that read or save a shared record: responses contain its version as the ETag, and writes with an outdated
 * If-Match get 412. An API may support neither.
 */
export const versionedCalls: ReadonlySet<string> = new Set<CallName>([
  ...listingCalls.flatMap((call) => [`properties.${call}`, `condominiums.${call}`] as const),
  'properties.collection',
  'properties.saveCollection',
  ...(['agents', 'districts', 'keyItems', 'services', 'users', 'whoWeAre'] as const).flatMap(
    (resource) => [`${resource}.get`, `${resource}.update`] as const,
  ),
  'services.description',
  'services.saveDescription',
  'frontPage.homepage',
  'frontPage.save',
  'frontPage.highlights',
  'frontPage.saveHighlights',
])
