import type { Kysely } from 'kysely'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { latestSound } from '../wrong-clock.ts'
import { hashOf, newSecret } from './bearer.ts'

type Kind = Row<'one_time_links'>['kind']

/** Thirty minutes for a new password, a week to confirm an address, a day to set up an agency. */
const lifeMs: Record<Kind, number> = { reset: 30 * 60_000, verify: 7 * 86_400_000, setup: 86_400_000 }

/** A link that a clock ahead of time has made lasts twice as long at most, and not until that time has come. */
const lastsMs = (kind: Kind) => 2 * lifeMs[kind]

/** Makes a link's secret; whoever knows it may act once. `userId` is null for the set-up link, which belongs to nobody yet. */
export async function makeLink(
  { db, now }: Pick<House, 'db' | 'now'>,
  kind: Kind,
  userId: number | null,
): Promise<string> {
  const secret = newSecret()
  const at = now()
  await db
    .insertInto('one_time_links')
    .values({
      kind,
      user_id: userId,
      hash: hashOf(secret),
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lifeMs[kind]).toISOString(),
    })
    .execute()
  return secret
}

/** Whether the link could be spent now. A look, no more: only spendLink decides. */
export async function isLink(
  { db, now }: Pick<House, 'db' | 'now'>,
  kind: Kind,
  secret: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_links')
    .select('id')
    .where('hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .where('expires_at', '<=', latestSound(now(), lastsMs(kind)))
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up, in one statement so that of two who race one gets it. Null when it is unknown, used or too old. */
export async function spendLink(
  { db, now }: Pick<House, 'db' | 'now'>,
  kind: Kind,
  secret: string,
): Promise<{ userId: number | null } | null> {
  const at = now()
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: at.toISOString() })
    .where('hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .where('expires_at', '<=', latestSound(at, lastsMs(kind)))
    .returning('user_id')
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id }
}

/** Withdraws every unused link of that kind, or those made before a moment; of one person, or of nobody's. */
export async function withdrawLinks(
  db: Kysely<Database>,
  kind: Kind,
  userId: number | null,
  before?: Date,
): Promise<void> {
  const unused = db
    .deleteFrom('one_time_links')
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('used_at', 'is', null)
  await (before === undefined ? unused : unused.where('created_at', '<', before.toISOString())).execute()
}
