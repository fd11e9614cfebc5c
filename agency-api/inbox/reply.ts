import { AgencyError } from '#contract/errors.ts'
import type { MessageReply, MessageReplyInput } from '#contract/inbox.ts'
import { currentActorContext } from '../activity/actor-context.ts'
import { logActivity } from '../activity/log-activity.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { AppContext } from '../app-context.ts'
import { enqueueMail, replyKey } from '../mail/queue.ts'
import { normalizeLineBreaks } from '../search-text.ts'

/**
 * Stores a reply, marks the message as read, and queues the mail. Its Reply-To is the address of the message's agent,
 * else the author's. Throws NOT_FOUND, and TOO_MANY_REQUESTS above the hourly limits per user and per message.
 */
export async function sendReply(
  { db, now }: AppContext,
  id: number,
  { subject, text }: MessageReplyInput,
  actor: Actor,
): Promise<MessageReply> {
  await countAttempt({ db, now }, counters.replyUser, actor.id)
  await countAttempt({ db, now }, counters.replyMessage, id)
  const time = now().toISOString()
  const reply = { author: actor.name, subject, text: normalizeLineBreaks(text), sent_at: time }
  return db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('messages as m')
      .leftJoin('agents as a', 'a.id', 'm.agent_id')
      .select(['m.sender_email', 'a.email as agent_email'])
      .where('m.id', '=', id)
      .executeTakeFirst()
    if (message === undefined) throw new AgencyError('NOT_FOUND')
    const { id: replyId } = await tx
      .insertInto('message_replies')
      .values({ ...reply, message_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueueMail({ db: tx, now }, replyKey(replyId), {
      kind: 'reply',
      to: message.sender_email,
      replyTo: message.agent_email ?? actor.email,
      subject: toSingleLine(subject),
      text,
    })
    await tx
      .updateTable('messages')
      .set({ read_at: time })
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .execute()
    // The response stored for the idempotency key contains the reply. `reply_id` is a foreign key, so that deleting the
    // reply deletes that response too.
    const { idempotency } = currentActorContext()
    if (idempotency !== undefined)
      await tx
        .updateTable('answered_calls')
        .set({ reply_id: replyId })
        .where('key', '=', idempotency.key)
        .execute()
    await logActivity(tx, { action: 'replied', resource: 'inbox', id })
    return { id: replyId, ...reply, delivery: 'waiting' }
  })
}

/** Mail headers must be a single line. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ')
