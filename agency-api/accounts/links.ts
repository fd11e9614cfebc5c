import type { Kysely } from 'kysely'
import type { Database, Row } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { latestValid } from '../clock-skew.ts'
import { hashToken, newSecret } from './bearer.ts'

type Kind = Row<'one_time_links'>['kind']

/** Thirty minutes for a new password, a week to confirm an address, a day to set up an agency. */
const lifeMs: Record<Kind, number> = { reset: 30 * 60_000, verify: 7 * 86_400_000, setup: 86_400_000 }

/** Caps the lifetime of links that were created while a clock was ahead. */
const maxLifeMs = (kind: Kind) => 2 * lifeMs[kind]

/** Creates the secret of a one-time link. `userId` is null for the set-up link, which has no user yet. */
export async function createLink(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  kind: Kind,
  userId: number | null,
): Promise<string> {
  const secret = newSecret()
  const time = now()
  await db
    .insertInto('one_time_links')
    .values({
      kind,
      user_id: userId,
      hash: hashToken(secret),
      created_at: time.toISOString(),
      expires_at: new Date(time.getTime() + lifeMs[kind]).toISOString(),
    })
    .execute()
  return secret
}

/** Returns true if the link can currently be spent. Only spendLink is authoritative. */
export async function isLink(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  kind: Kind,
  secret: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_links')
    .select('id')
    .where('hash', '=', hashToken(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .where('expires_at', '<=', latestValid(now(), maxLifeMs(kind)))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Spends a link in one statement, so that only one of two concurrent requests succeeds. Returns null when it is
 * unknown, used or expired.
 */
export async function spendLink(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  kind: Kind,
  secret: string,
): Promise<{ userId: number | null } | null> {
  const time = now()
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: time.toISOString() })
    .where('hash', '=', hashToken(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', time.toISOString())
    .where('expires_at', '<=', latestValid(time, maxLifeMs(kind)))
    .returning('user_id')
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id }
}

/** Revokes unused links of a kind for a user (null: links without a user), optionally only those created before a time. */
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
