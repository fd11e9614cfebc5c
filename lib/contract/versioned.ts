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
 * The calls that read or save a record which several people may edit: their answers carry its version as the ETag, and
 * what is written upon another version (If-Match) is refused with 412. An API may leave both out.
 */
export const versionedCalls: ReadonlySet<string> = new Set<CallName>([
  ...listingCalls.flatMap((call) => [`properties.${call}`, `condominiums.${call}`] as const),
  'properties.collection',
  'properties.saveCollection',
  ...(['agents', 'districts', 'keyItems', 'services', 'users', 'whoWeAre'] as const).flatMap(
    (noun) => [`${noun}.get`, `${noun}.update`] as const,
  ),
  'services.description',
  'services.saveDescription',
  'frontPage.homepage',
  'frontPage.save',
  'frontPage.highlights',
  'frontPage.saveHighlights',
])
