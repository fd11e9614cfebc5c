import { toRateLimitKey } from '#contract/client-address.ts'
import type { MessageInput } from '#contract/inbox.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { normalizeLineBreaks } from '../search-text.ts'

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
