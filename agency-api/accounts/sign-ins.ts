import { AgencyError } from '#contract/errors.ts'
import type { Transaction } from 'kysely'
import { onPostgres } from '../db/on-postgres.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { type Actor, issueToken, type SignIn } from './bearer.ts'

type Tx = Transaction<Database>

/**
 * Lets one change of a person's sign-ins at a time past this point, until the transaction ends, in however many processes:
 * whoever ends a session sees what an exchange has made, and an exchange that comes after it finds nothing.
 */
export async function holdSignInsOf(tx: Tx, userId: number): Promise<void> {
  if (!onPostgres(tx)) return
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The sign-in that a token belongs to; null when it is over. */
export async function signInOfToken(tx: Tx, token: number): Promise<SignIn | null> {
  const row = await tx
    .selectFrom('tokens')
    .select(['device', 'signed_in_at', 'created_at'])
    .where('id', '=', token)
    .executeTakeFirst()
  return row === undefined ? null : { device: row.device, at: row.signed_in_at ?? row.created_at }
}

/**
 * The same, of a sign-in that goes on now: one that began on a clock ahead of time begins now, for it would never grow old.
 */
export async function goingOn(tx: Tx, { userId, token, now }: { userId: number; token: number; now: Date }) {
  const signIn = await signInOfToken(tx, token)
  const at = now.toISOString()
  if (signIn === null || signIn.at <= at) return signIn
  await tx
    .updateTable('tokens')
    .set({ signed_in_at: at })
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.fn.coalesce('signed_in_at', 'created_at'), '=', signIn.at))
    .execute()
  return { ...signIn, at }
}

/** Ends a sign-in with all of its tokens, the one that was just replaced too; false when it is over already. */
export async function deleteSignIn(tx: Tx, userId: number, token: number): Promise<boolean> {
  await holdSignInsOf(tx, userId)
  const signIn = await signInOfToken(tx, token)
  if (signIn === null) return false
  await tx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.fn.coalesce('signed_in_at', 'created_at'), '=', signIn.at))
    .execute()
  return true
}

/** Ends a person's sign-ins, all but the one that the given token belongs to; answers how many. */
export async function deleteSignIns(tx: Tx, userId: number, exceptToken?: number): Promise<number> {
  await holdSignInsOf(tx, userId)
  const kept = exceptToken === undefined ? null : await signInOfToken(tx, exceptToken)
  if (exceptToken !== undefined && kept === null) throw new AgencyError('BAD_TOKEN')
  const ended = await tx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(kept !== null, (rows) =>
      rows.where((eb) => eb(eb.fn.coalesce('signed_in_at', 'created_at'), '!=', kept?.at ?? '')),
    )
    .returning(({ fn }) => fn.coalesce('signed_in_at', 'created_at').as('at'))
    .execute()
  return new Set(ended.map(({ at }) => at)).size
}

/**
 * Ends all of the caller's sign-ins and returns a new token for the one that is calling, so that a stolen copy of the old
 * token is worth nothing after a change of password. Throws BAD_TOKEN if the caller's own was ended meanwhile.
 */
export async function renewSignIn(
  { db, now }: Pick<House, 'now'> & { db: Tx },
  actor: Pick<Actor, 'id' | 'token'>,
): Promise<string> {
  await holdSignInsOf(db, actor.id)
  const signIn = await signInOfToken(db, actor.token)
  if (signIn === null) throw new AgencyError('BAD_TOKEN')
  await deleteSignIns(db, actor.id)
  return issueToken({ db, now }, actor.id, signIn)
}
