import type { Updateable } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { toRateLimitKey } from '#contract/client-address.ts'
import type { MessageInput } from '#contract/inbox.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import { audit } from '../activity/audited-database.ts'
import { createAuditedRecords } from '../activity/snapshot.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import type { Db, Messages } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { replyKey } from '../mail/queue.ts'
import { normalizeLineBreaks } from '../search-text.ts'

/** The audit log contains only a message's agent and archived state, never the visitor's text. */
export const messageRecords = createAuditedRecords('inbox', 'messages', (row) => ({
  title: '',
  fields: { agent_id: row.agent_id, archived: row.archived_at === null ? 0 : 1 },
}))

/** Marks a message as read or unread. Throws NOT_FOUND. */
export async function markRead(db: Db, id: number, read: 0 | 1, now: Date): Promise<void> {
  await updateMessage(db, id, { read_at: read === 1 ? now.toISOString() : null })
}

/** Archives a message or moves it back to the inbox. Throws NOT_FOUND. */
export async function setArchived(db: Db, id: number, archived: 0 | 1, now: Date): Promise<void> {
  await updateMessage(db, id, { archived_at: archived === 1 ? now.toISOString() : null })
}

/** Assigns a message to an agent; null unassigns it. Throws NOT_FOUND, and MISSING for an unknown agent. */
export async function assign(db: Db, id: number, agent_id: number | null): Promise<void> {
  try {
    await updateMessage(db, id, { agent_id })
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
  }
}

/**
 * Erases a message with its replies, including their queued mails and, by cascade, the stored responses that contain a
 * reply. Throws NOT_FOUND.
 */
export async function eraseMessage(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await audit(tx, messageRecords, id)
    const replies = await tx
      .deleteFrom('message_replies')
      .where('message_id', '=', id)
      .returning('id')
      .execute()
    for (const reply of replies)
      await tx.deleteFrom('mail_queue').where('key', '=', replyKey(reply.id)).execute()
    const deleted = await tx.deleteFrom('messages').where('id', '=', id).returning('id').executeTakeFirst()
    if (deleted === undefined) throw new AgencyError('NOT_FOUND')
  })
}

async function updateMessage(db: Db, id: number, set: Updateable<Messages>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await audit(tx, messageRecords, id)
    const changed = await tx
      .updateTable('messages')
      .set(set)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new AgencyError('NOT_FOUND')
  })
}

/** Stores a message from the website with the sender's consent. Throws TOO_MANY_REQUESTS. */
export async function receiveMessage(context: AppContext, input: MessageInput, client: string) {
  await countAttempt(context, counters.messageClient, toRateLimitKey(client))
  await countAttempt(context, counters.messageEmail, input.email)
  try {
    await storeMessage(context, input)
  } catch (error) {
    // The property or its agent has been deleted since they were read.
    if (!isForeignKeyViolation(error)) throw error
    await storeMessage(context, input)
  }
}

async function storeMessage({ db, now }: DbContext, input: MessageInput): Promise<void> {
  const property =
    input.reference === ''
      ? undefined
      : await db
          .selectFrom('properties')
          .select(['id', 'agent_id'])
          .where('reference', '=', input.reference)
          .executeTakeFirst()
  const time = now().toISOString()
  await db
    .insertInto('messages')
    .values({
      label: input.label,
      subject: input.subject,
      text: normalizeLineBreaks(input.text),
      sender_name: input.name,
      sender_email: input.email,
      sender_phone: input.phone === '' ? null : input.phone,
      language: input.language,
      property_id: property?.id ?? null,
      agent_id: property?.agent_id ?? null,
      received_at: time,
      consent_text: input.consent_text,
      consent_at: time,
    })
    .execute()
}
