import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { InboxQuery, Message, MessageDetail, MessageState } from '#contract/inbox.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import { containsAllWords } from '../db/text-search.ts'
import type { Db } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { agentOf } from '../listing/card.ts'

export async function listMessages(db: Db, query: z.output<typeof InboxQuery>, language: Language) {
  const filtered = filterMessages(db, query.filter)
  const total = await countRows(filtered)
  const direction = query.order === 1 ? 'asc' : 'desc'
  const rows = await selectMessageColumns(filtered)
    .orderBy('m.received_at', direction)
    .orderBy('m.id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { inbox: rows.map((row) => messageOf(row, language)), totalInbox: total }
}

/** Counts unread messages of the inbox, without archived ones. */
export const countUnread = (db: Db): Promise<number> =>
  countRows(db.selectFrom('messages').where('read_at', 'is', null).where('archived_at', 'is', null))

/** Returns a message in full. Throws NOT_FOUND. */
export async function readMessage(db: Db, id: number, language: Language): Promise<MessageDetail> {
  const row = await selectMessageColumns(selectMessagesWithTargets(db))
    .select(['m.consent_text', 'm.consent_at'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  const replies = await db
    .selectFrom('message_replies as r')
    // `replyKey` (mail/queue.ts) builds the same key.
    .leftJoin('mail_queue as q', (join) => join.on('q.key', '=', sql<string>`'reply:' || r.id`))
    .select(['r.id', 'r.author', 'r.subject', 'r.text', 'r.sent_at'])
    .select(
      sql<'sent' | 'waiting' | 'failed'>`case when q.id is null then 'sent'
        when q.failed_at is null then 'waiting' else 'failed' end`.as('delivery'),
    )
    .where('r.message_id', '=', id)
    .orderBy('r.id')
    .execute()
  const { consent_text, consent_at } = row
  return { ...messageOf(row, language), consent_text, consent_at, replies }
}

/** Returns a query for messages `m` with their property `p` and agent `a`. */
export function selectMessagesWithTargets(db: Db) {
  return db
    .selectFrom('messages as m')
    .leftJoin('properties as p', 'p.id', 'm.property_id')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')
}

/** Returns a query for the number of unarchived messages that match a search. */
export const selectInboxCount = (db: Db, search: string) =>
  filterMessages(db, { state: 'inbox', search }).select((eb) => eb.fn.countAll<number>().as('n'))

function filterMessages(db: Db, filter: z.output<typeof InboxQuery>['filter']) {
  const { state, label, agents = [], unread, unanswered, search } = filter
  let filtered = selectMessagesWithTargets(db).where(stateConditions[state])
  if (label !== undefined) filtered = filtered.where('m.label', '=', label)
  // 0 means unassigned.
  if (agents.length > 0)
    filtered = filtered.where(sql<number>`coalesce(${sql.ref('m.agent_id')}, 0)`, 'in', agents)
  if (unread !== undefined) filtered = filtered.where('m.read_at', unread === 1 ? 'is' : 'is not', null)
  if (unanswered === 1)
    filtered = filtered.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message_replies as r').select('r.id').whereRef('r.message_id', '=', 'm.id'))),
    )
  return filtered.where(containsAllWords(db, search, searchColumns))
}

const stateConditions: Record<MessageState, RawBuilder<SqlBool>> = {
  inbox: sql`m.archived_at is null`,
  archived: sql`m.archived_at is not null`,
}

const searchColumns = [
  sql.ref('m.subject'),
  sql.ref('m.text'),
  sql.ref('m.sender_name'),
  sql.ref('m.sender_email'),
  sql`coalesce(${sql.ref('p.reference')}, '')`,
]

function selectMessageColumns(filtered: ReturnType<typeof selectMessagesWithTargets>) {
  return filtered
    .select(['m.id', 'm.label', 'm.subject', 'm.text', 'm.sender_name', 'm.sender_email', 'm.sender_phone'])
    .select(['m.language', 'm.received_at', 'm.read_at', 'm.archived_at'])
    .select(['p.id as property_id', 'p.reference', 'p.title_en', 'p.title_pt', 'p.disabled'])
    .select(['a.id as agent_id', 'a.first_name', 'a.last_name', 'a.avatar', 'a.email as agent_email'])
    .select((eb) =>
      eb
        .selectFrom('message_replies as r')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('r.message_id', '=', 'm.id')
        .as('replies_count'),
    )
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessageColumns>['execute']>>[number]

function messageOf(row: MessageRow, language: Language): Message {
  const property = propertyOf(row, language)
  return {
    id: row.id,
    timer: row.received_at,
    body: { subject: row.subject, text: row.text },
    sender: { name: row.sender_name, email: row.sender_email, phone: row.sender_phone },
    label: row.label,
    title: property?.title ?? (row.subject || '-'),
    from: row.sender_email,
    to: row.agent_email,
    agent: agentOf(row),
    property,
    language: row.language,
    read_at: row.read_at,
    archived_at: row.archived_at,
    replies_count: row.replies_count ?? 0,
  }
}

function propertyOf(row: MessageRow, language: Language): Message['property'] {
  const { property_id: id, reference, disabled, title_en: en, title_pt: pt } = row
  if (id === null || reference === null || disabled === null) return null
  return { id, reference, disabled, title: inLanguage(language, { en, pt }) ?? '-' }
}
