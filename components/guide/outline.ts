/** The tree of the guide, in its order: groups and the topics below them, whose names stand in their addresses. */
export const outline = [
  { group: 'start', topics: ['introduction', 'cache-windows', 'cache-mac'] },
  {
    group: 'properties',
    topics: ['insert-property', 'photographs', 'location', 'lists', 'print', 'portals', 'developments'],
  },
  { group: 'website', topics: ['front-page', 'inbox', 'contacts'] },
  { group: 'office', topics: ['account', 'users', 'history'] },
] as const

export type GroupId = (typeof outline)[number]['group']
export type TopicId = (typeof outline)[number]['topics'][number]

export const topicIds: readonly TopicId[] = outline.flatMap(({ topics }) => topics)

/** The topic of an address below /instructionGuide: none is the first, an unknown one null. */
export function topicOf(segments: readonly string[] = []): TopicId | null {
  if (segments.length === 0) return 'introduction'
  return segments.length > 1 ? null : (topicIds.find((id) => id === segments[0]) ?? null)
}

export const topicHref = (id: TopicId, search = ''): string =>
  `/instructionGuide/${id}${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`

/** What comes before and after a topic when the guide is read from end to end. */
export function neighbours(id: TopicId): { previous: TopicId | null; next: TopicId | null } {
  const at = topicIds.indexOf(id)
  return { previous: topicIds[at - 1] ?? null, next: topicIds[at + 1] ?? null }
}
