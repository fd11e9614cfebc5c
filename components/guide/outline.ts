export const outline = [
  { group: 'start', topics: ['introduction', 'search'] },
  {
    group: 'properties',
    topics: [
      'insert-property',
      'photographs',
      'location',
      'seo-attachments',
      'lists',
      'bulk',
      'life-cycle',
      'collection',
      'print',
      'portals',
      'developments',
    ],
  },
  { group: 'website', topics: ['front-page', 'website-texts', 'key-items', 'inbox', 'contacts'] },
  { group: 'office', topics: ['agents', 'csv-import', 'account', 'users', 'history'] },
  { group: 'problems', topics: ['conflicts', 'who-to-call', 'cache-windows', 'cache-mac'] },
] as const

export type GroupId = (typeof outline)[number]['group']
export type TopicId = (typeof outline)[number]['topics'][number]

export const topicIds: readonly TopicId[] = outline.flatMap(({ topics }) => topics)

/** Returns the topic at a path below /instructionGuide: the first topic if empty, null if unknown. */
export function topicOf(segments: readonly string[] = []): TopicId | null {
  if (segments.length === 0) return 'introduction'
  return segments.length > 1 ? null : (topicIds.find((id) => id === segments[0]) ?? null)
}

export const topicHref = (id: TopicId, search = ''): string =>
  `/instructionGuide/${id}${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`

export function findNeighbours(id: TopicId): { previous: TopicId | null; next: TopicId | null } {
  const index = topicIds.indexOf(id)
  return { previous: topicIds[index - 1] ?? null, next: topicIds[index + 1] ?? null }
}
