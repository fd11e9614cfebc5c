import { sql } from 'kysely'
import type { z } from 'zod'
import type { Contact, ContactsFilter } from '#contract/contacts.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import { type Json, logActivity } from '../activity/log-activity.ts'
import { route, type Route } from '../route.ts'
import type { Db } from '../db/schema.ts'
import { selectMessagesWithTargets } from '../inbox/read.ts'
import { startOfDay } from '../midnight.ts'

export const contactRoutes: Route[] = [
  route('contacts.list', ({ db, query }) => listPeople(db, query)),
  route('contacts.download', async (request) => {
    const { db, query, actor } = request
    await countAttempt(request, counters.contactsUser, actor.id)
    const csv_contacts = await db.transaction().execute(async (tx) => {
      const people = peopleOf(await readMessageRows(filterMessages(tx, query.filter)))
      const filter: Json = { ...query.filter }
      await logActivity(tx, {
        action: 'exported',
        resource: 'contacts',
        amount: people.length,
        changes: Object.keys(filter).length === 0 ? [] : [{ field: 'filter', before: null, after: filter }],
      })
      return people
    })
    return { data: { csv_contacts } }
  }),
]

type Filter = z.output<typeof ContactsFilter>

/** Returns a page of the people who wrote messages, most recent first, and the total. */
async function listPeople(db: Db, { page, limit, filter }: { page: number; limit: number; filter: Filter }) {
  const { total } = await filterMessages(db, filter)
    .select(sql<number>`count(distinct ${address})`.as('total'))
    .executeTakeFirstOrThrow()
  const addresses = await filterMessages(db, filter)
    .select(address.as('email'))
    .groupBy(address)
    .orderBy((eb) => eb.fn.max('m.received_at'), 'desc')
    .orderBy(address)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const emails = addresses.map(({ email }) => email)
  const contacts =
    emails.length === 0
      ? []
      : peopleOf(await readMessageRows(filterMessages(db, filter).where(address, 'in', emails)))
  return { contacts, total: Number(total) }
}

/** Earlier versions stored addresses as they were typed. */
const address = sql<string>`lower(${sql.ref('m.sender_email')})`

function filterMessages(db: Db, filter: Filter) {
  const { labels = [], agents = [], from, to, language, consent, archived } = filter
  let filtered = selectMessagesWithTargets(db)
  if (labels.length > 0) filtered = filtered.where('m.label', 'in', labels)
  // The id 0 selects messages without an agent.
  if (agents.length > 0)
    filtered = filtered.where(sql<number>`coalesce(${sql.ref('m.agent_id')}, 0)`, 'in', agents)
  if (from !== undefined) filtered = filtered.where('m.received_at', '>=', startOfDay(from))
  if (to !== undefined) filtered = filtered.where('m.received_at', '<', startOfDay(to, 1))
  if (language !== undefined) filtered = filtered.where('m.language', '=', language)
  if (consent !== undefined) filtered = filtered.where('m.consent_at', consent === 1 ? 'is not' : 'is', null)
  if (archived !== undefined)
    filtered = filtered.where('m.archived_at', archived === 1 ? 'is not' : 'is', null)
  return filtered
}

function readMessageRows(filtered: ReturnType<typeof filterMessages>) {
  return filtered
    .select([
      address.as('email'),
      'm.sender_name',
      'm.sender_phone',
      'm.label',
      'm.language',
      'm.received_at',
    ])
    .select(['m.consent_at', 'm.consent_text', 'p.reference', 'a.first_name', 'a.last_name'])
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
}

type MessageRow = Awaited<ReturnType<typeof readMessageRows>>[number]

/** Returns one person per address. `rows` are messages, newest first. */
const peopleOf = (rows: readonly MessageRow[]): Contact[] =>
  [...Map.groupBy(rows, ({ email }) => email)].map(([email, messages]) => toPerson(email, messages))

function toPerson(email: string, messages: readonly MessageRow[]): Contact {
  const agent = messages.find(({ first_name }) => first_name !== null)
  const consent = messages.find(({ consent_at }) => consent_at !== null)
  return {
    email,
    name: messages.find(({ sender_name }) => sender_name !== '')?.sender_name ?? '',
    phone: messages.find(({ sender_phone }) => sender_phone !== null)?.sender_phone ?? null,
    language: messages[0]?.language ?? 'pt',
    agent: agent === undefined ? null : `${agent.first_name} ${agent.last_name ?? ''}`.trim(),
    labels: [...new Set(messages.map(({ label }) => label))],
    properties: [...new Set(messages.flatMap(({ reference }) => reference ?? []))],
    messages: messages.length,
    first_at: messages.at(-1)?.received_at ?? null,
    last_at: messages[0]?.received_at ?? null,
    consent_at: consent?.consent_at ?? null,
    consent_text: consent?.consent_text ?? null,
  }
}
