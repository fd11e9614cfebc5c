import type { Found } from '#contract/search.ts'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

/** Role and language of the user, and the abort signal. */
export type Fetcher = { administrator: boolean; locale: string; signal: AbortSignal }

/**
 * Fallback for APIs without a global search: searches the active lists and the inbox. A failed list is left out; if
 * all fail, throws the first error.
 */
export async function findInLists(
  search: string,
  limit: number,
  { administrator, locale, signal }: Fetcher,
): Promise<Found> {
  const cards = { query: { page: 1, itemsPerPage: limit, filter: { search } } }
  const rows = { query: { page: 1, limit, filter: { search } } }
  const results = await Promise.allSettled([
    call('properties.list', cards, { signal }),
    call('condominiums.list', cards, { signal }),
    call('agents.list', rows, { signal }),
    call('districts.list', rows, { signal }),
    call('services.list', rows, { signal }),
    call('inbox.list', rows, { signal }),
    administrator ? call('users.list', rows, { signal }) : Promise.resolve({ users: [], total: 0 }),
  ])
  const [properties, condominiums, agents, districts, services, messages, users] = results
  if (results.slice(0, 6).every(({ status }) => status === 'rejected') && properties.status === 'rejected')
    throw properties.reason
  const of = <T>(response: PromiseSettledResult<T>) =>
    response.status === 'fulfilled' ? [response.value] : []
  return {
    properties: of(properties).flatMap((response) =>
      response.properties.map((each) => ({ ...each, place: each.political ?? each.district })),
    ),
    condominiums: of(condominiums).flatMap((response) =>
      response.condominiums.map((each) => ({
        ...each,
        title: each.information.title,
        place: each.condo_where || null,
      })),
    ),
    agents: of(agents).flatMap((response) => response.agents),
    districts: of(districts).flatMap((response) =>
      response.districts.map((each) => ({ ...each, name: inLanguage(each.name, locale) })),
    ),
    services: of(services).flatMap((response) =>
      response.services.map(({ id, title }) => ({ id, title: inLanguage(title, locale) })),
    ),
    messages: of(messages).flatMap((response) =>
      response.inbox.map(({ id, body, title, sender, timer, read_at, archived_at }) => ({
        id,
        subject: body.subject || title,
        sender: sender.name || sender.email,
        timer,
        read_at,
        archived_at,
      })),
    ),
    users: of(users).flatMap((response) => response.users),
    totals: {
      properties: totalOf(properties),
      condominiums: totalOf(condominiums),
      agents: totalOf(agents),
      districts: totalOf(districts),
      services: totalOf(services),
      messages: messages.status === 'fulfilled' ? messages.value.totalInbox : 0,
      users: totalOf(users),
    },
  }
}

const totalOf = (result: PromiseSettledResult<{ total: number }>): number =>
  result.status === 'fulfilled' ? result.value.total : 0
