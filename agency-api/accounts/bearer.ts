import { createHash, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { Role } from '#contract/session.ts'
import { runInBackground } from '../background.ts'
import type { AppContext, DbContext } from '../app-context.ts'

/** The signed-in caller. `tokenId` is the id of the bearer token's row. */
export type Actor = { id: number; name: string; email: string; role: Role; tokenId: number }

/** Lifetime of a token. The dashboard replaces its token once it is a day old. */
const tokenDays = 7
/** Maximum age of a sign-in, however often it is refreshed. The password is required again afterwards (ASVS 7.3.2). */
const signInDays = 30
const dayMs = 86_400_000

export const hashToken = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Creates a secret of 256 random bits, safe in URLs and headers: 43 characters. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Resolution of a session's last use. Writing it on every call would cost too much. */
const lastUsedResolutionMs = 5 * 60_000

export type SignIn = { device: string | null; at: string }

/** Starts a sign-in or continues `signIn`. Returns the token in plain text; the database stores only its hash. */
export async function issueToken(context: DbContext, userId: number, signIn?: SignIn): Promise<string> {
  const token = createSecret()
  await storeToken(context, userId, token, signIn)
  return token
}

/**
 * `usualMs` is the lifetime of a new token. If a token has more than `maxMs` left, it was issued while a clock was
 * ahead; the sweep (sweep.ts) then shortens its lifetime to `usualMs`.
 */
export const tokenLifetime = { usualMs: tokenDays * dayMs, maxMs: (tokenDays + signInDays) * dayMs }

/**
 * Stores the hash of a token, which expires with its sign-in at the latest. Ignores a hash that is already stored.
 */
export async function storeToken(context: DbContext, userId: number, token: string, signIn?: SignIn) {
  const now = context.now()
  const signedInAt = signIn?.at ?? now.toISOString()
  const expiresAt = Math.min(now.getTime() + tokenDays * dayMs, Date.parse(signedInAt) + signInDays * dayMs)
  await context.db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: hashToken(token),
      created_at: now.toISOString(),
      device: signIn?.device ?? null,
      signed_in_at: signedInAt,
      last_used_at: now.toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

const bearerPattern = /^Bearer ([\w-]{1,200})$/

/** Returns the token in an Authorization header. Throws BAD_TOKEN. */
export function readBearerToken(authorization: string | null): string {
  const token = bearerPattern.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new AgencyError('BAD_TOKEN')
  return token
}

/** Returns the caller, or null without an Authorization header. Throws BAD_TOKEN for an invalid one. */
export async function resolveActor(context: DbContext, authorization: string | null): Promise<Actor | null> {
  if (authorization === null) return null
  const token = readBearerToken(authorization)
  const row = await selectActors(context)
    .select('tokens.last_used_at')
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.expires_at', '>', context.now().toISOString())
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('BAD_TOKEN')
  const { last_used_at, ...actor } = row
  const now = context.now()
  if (now.getTime() - Date.parse(last_used_at ?? '1970-01-01') > lastUsedResolutionMs)
    recordLastUse(context, actor.tokenId, now)
  return actor
}

/** Reads the caller's current role, even if the token has been replaced. Throws BAD_TOKEN if the sign-in has ended. */
export async function reloadActor(context: Pick<AppContext, 'db'>, { tokenId }: Actor): Promise<Actor> {
  const actor = await selectActors(context).where('tokens.id', '=', tokenId).executeTakeFirst()
  if (actor === undefined) throw new AgencyError('BAD_TOKEN')
  return actor
}

const selectActors = ({ db }: Pick<AppContext, 'db'>) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'tokens.id as tokenId'])
    .where('users.disabled', '=', 0)

/** Runs in the background: reads must work while the database can't be written to. */
function recordLastUse({ db }: Pick<AppContext, 'db'>, tokenId: number, now: Date): void {
  const update = db
    .updateTable('tokens')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', tokenId)
    .execute()
  runInBackground('last use of a session', update)
}
