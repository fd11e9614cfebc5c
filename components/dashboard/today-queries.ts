import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the calls for today's tasks; the page prefetches with the same ones. */
export const todayQueries = {
  unread: { query: { order: 1, limit: 8, filter: { unread: 1 } } } satisfies CallArgs<'inbox.list'>,
  unanswered: { query: { order: 1, limit: 8, filter: { unanswered: 1 } } } satisfies CallArgs<'inbox.list'>,
  portals: { query: { itemsPerPage: 1 } } satisfies CallArgs<'portals.board'>,
  properties: {
    query: { itemsPerPage: 1, filter: { problems: 1 } },
  } satisfies CallArgs<'properties.list'>,
  condominiums: {
    query: { itemsPerPage: 1, filter: { problems: 1 } },
  } satisfies CallArgs<'condominiums.list'>,
  /** More than shown: the user's own changes and sign-ins are filtered out. */
  activity: { query: { limit: 25 } } satisfies CallArgs<'activity.agency'>,
}
