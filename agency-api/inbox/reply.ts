import { AgencyError } from '#contract/errors.ts'
import type { MessageReply, MessageReplyInput } from '#contract/inbox.ts'
import { record } from '../activity/record.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { withPlainBreaks } from '../plain-text.ts'

/**
 * Mails an answer to the sender and keeps it with the message, which is read then. Answers to it go to the message's
 * agent, else to the colleague who wrote it. Throws NOT_FOUND, and MAIL_NOT_SENT when the mail is not taken: then nothing
 * is kept.
 */
export async function sendReply(
  { db, mail, now }: House,
  id: number,
  { subject, text }: MessageReplyInput,
  actor: Actor,
): Promise<MessageReply> {
  const message = await db
    .selectFrom('messages as m')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')
    .select(['m.sender_email', 'a.email as agent_email'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (message === undefined) throw new AgencyError('NOT_FOUND')
  const replyTo = message.agent_email ?? actor.email
  try {
    await mail.send({ to: message.sender_email, replyTo, subject: oneLine(subject), text })
  } catch (error) {
    logError(error, { mail: 'reply' })
    throw new AgencyError('MAIL_NOT_SENT')
  }
  const at = now().toISOString()
  const reply = { author: actor.name, subject, text: withPlainBreaks(text), sent_at: at }
  return db.transaction().execute(async (tx) => {
    const { id: reply_id } = await tx
      .insertInto('message_replies')
      .values({ ...reply, message_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('messages')
      .set({ read_at: at })
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .execute()
    await record(tx, { action: 'replied', noun: 'inbox', id })
    return { id: reply_id, ...reply }
  })
}

/** A header of a mail has one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
