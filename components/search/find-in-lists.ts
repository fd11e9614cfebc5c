import type { Found } from '#contract/search.ts'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

/** Who asks, in which language, until when. */
export type Asker = { administrator: boolean; locale: string; signal: AbortSignal }

/**
 * The same from the lists' own searches, for an API that has nothing else: what is active and in the inbox. A list that
 * fails leaves its noun out; when all of them fail the first failure is thrown.
 */
export async function findInLists(
  search: string,
  limit: number,
  { administrator, locale, signal }: Asker,
): Promise<Found> {
  const cards = { query: { page: 1, itemsPerPage: limit, filter: { search } } }
  const rows = { query: { page: 1, limit, filter: { search } } }
  const asked = await Promise.allSettled([
    call('properties.list', cards, { signal }),
    call('condominiums.list', cards, { signal }),
    call('agents.list', rows, { signal }),
    call('districts.list', rows, { signal }),
    call('services.list', rows, { signal }),
    call('inbox.list', rows, { signal }),
    administrator ? call('users.list', rows, { signal }) : Promise.resolve({ users: [], total: 0 }),
  ])
  const [properties, condominiums, agents, districts, services, messages, users] = asked
  if (asked.slice(0, 6).every(({ status }) => status === 'rejected') && properties.status === 'rejected')
    throw properties.reason
  const of = <T>(answer: PromiseSettledResult<T>) => (answer.status === 'fulfilled' ? [answer.value] : [])
  return {
    properties: of(properties).flatMap((answer) =>
      answer.properties.map((each) => ({ ...each, place: each.political ?? each.district })),
    ),
    condominiums: of(condominiums).flatMap((answer) =>
      answer.condominiums.map((each) => ({
        ...each,
        title: each.information.title,
        place: each.condo_where || null,
      })),
    ),
    agents: of(agents).flatMap((answer) => answer.agents),
    districts: of(districts).flatMap((answer) =>
      answer.districts.map((each) => ({ ...each, name: inLanguage(each.name, locale) })),
    ),
    services: of(services).flatMap((answer) =>
      answer.services.map(({ id, title }) => ({ id, title: inLanguage(title, locale) })),
    ),
    messages: of(messages).flatMap((answer) =>
      answer.inbox.map(({ id, body, title, sender, timer, read_at, archived_at }) => ({
        id,
        subject: body.subject || title,
        sender: sender.name || sender.email,
        timer,
        read_at,
        archived_at,
      })),
    ),
    users: of(users).flatMap((answer) => answer.users),
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
