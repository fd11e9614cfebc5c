import type { ExpressionBuilder } from 'kysely'
import { countRows } from '../db/count-rows.ts'
import type { Database, Db, Row } from '../db/schema.ts'
import type { DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import { hashToken, createSecret } from './bearer.ts'

type LinkKind = Row<'one_time_links'>['kind']

/** Thirty minutes to reset a password, a week to confirm an address, a day to set up an agency. */
const lifetimeMs: Record<LinkKind, number> = { reset: 30 * 60_000, verify: 7 * 86_400_000, setup: 86_400_000 }

/** A link that is valid for longer than this from now was created while a clock was ahead. It can't be used. */
const maxRemainingMs = (kind: LinkKind) => 2 * lifetimeMs[kind]

/** Creates the secret of a one-time link. `userId` is null for the set-up link, which has no user yet. */
export async function createLink({ db, now }: DbContext, kind: LinkKind, userId: number | null) {
  const secret = createSecret()
  const time = now()
  await db
    .insertInto('one_time_links')
    .values({
      kind,
      user_id: userId,
      hash: hashToken(secret),
      created_at: time.toISOString(),
      expires_at: new Date(time.getTime() + lifetimeMs[kind]).toISOString(),
    })
    .execute()
  return secret
}

const isUsable =
  (kind: LinkKind, secret: string, time: Date) => (eb: ExpressionBuilder<Database, 'one_time_links'>) =>
    eb.and([
      eb('hash', '=', hashToken(secret)),
      eb('kind', '=', kind),
      eb('used_at', 'is', null),
      eb('expires_at', '>', time.toISOString()),
      eb('expires_at', '<=', latestValidTime(time, maxRemainingMs(kind))),
    ])

/** Returns true if the link can currently be used. Only consumeLink is authoritative. */
export async function isLinkValid({ db, now }: DbContext, kind: LinkKind, secret: string): Promise<boolean> {
  return (await countRows(db.selectFrom('one_time_links').where(isUsable(kind, secret, now())))) > 0
}

/** Consumes a link in one statement, so that only one request succeeds. Null if unknown, used or expired. */
export async function consumeLink({ db, now }: DbContext, kind: LinkKind, secret: string) {
  const time = now()
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: time.toISOString() })
    .where(isUsable(kind, secret, time))
    .returning('user_id')
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id }
}

/** Revokes unused links of a kind for a user (null: links without a user), or only those created before a time. */
export async function revokeLinks(db: Db, kind: LinkKind, userId: number | null, before?: Date) {
  const unused = db
    .deleteFrom('one_time_links')
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('used_at', 'is', null)
  await (before === undefined ? unused : unused.where('created_at', '<', before.toISOString())).execute()
}
