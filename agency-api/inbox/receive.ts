import { countedClient } from '#contract/client-address.ts'
import type { MessageInput } from '#contract/inbox.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import type { House } from '../house.ts'
import { databaseKey } from '../settings.ts'
import { withPlainBreaks } from '../plain-text.ts'

/**
 * Takes in what a visitor of the public website wrote, with the sentence that they agreed to and when. It goes to the
 * agent of the property that it is about. TOO_MANY_REQUESTS, so that nobody floods the inbox.
 */
export async function receiveMessage(house: House, input: MessageInput, client: string): Promise<void> {
  const { db, now } = house
  const key = await databaseKey(db, 'attempt_key')
  await countAttempt(house, key, counters.messageClient, countedClient(client))
  await countAttempt(house, key, counters.messageAddress, input.email)
  const property =
    input.reference === ''
      ? undefined
      : await db
          .selectFrom('properties')
          .select(['id', 'agent_id'])
          .where('reference', '=', input.reference)
          .executeTakeFirst()
  const at = now().toISOString()
  await db
    .insertInto('messages')
    .values({
      label: input.label,
      subject: input.subject,
      text: withPlainBreaks(input.text),
      sender_name: input.name,
      sender_email: input.email,
      sender_phone: input.phone === '' ? null : input.phone,
      language: input.language,
      property_id: property?.id ?? null,
      agent_id: property?.agent_id ?? null,
      received_at: at,
      consent_text: input.consent_text,
      consent_at: at,
    })
    .execute()
}
