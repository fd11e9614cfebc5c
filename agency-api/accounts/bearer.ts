import { createHash, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { Role } from '#contract/session.ts'
import { inBackground } from '../background.ts'
import type { House } from '../house.ts'

/** The signed-in caller. `token` is the row of the bearer that was sent. */
export type Actor = { id: number; name: string; email: string; role: Role; token: number }

/** Tokens outlive the dashboard's 1440 minutes; a refresh replaces them long before. */
const tokenDays = 7
/** However often it is refreshed, a sign-in ends after these: then the password is asked for again (ASVS 7.3.2). */
const signInDays = 30
const dayMs = 86_400_000

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A secret of 256 random bits, safe in addresses and headers: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** How exactly the last use of a session is known; a write for each call would cost more than it tells. */
const useMs = 5 * 60_000

/** The sign-in that a token belongs to. */
export type SignIn = { device: string | null; at: string }

/** Opens a session, or goes on with one: the token in clear goes to the caller once, its hash to the database. */
export async function issueToken(
  house: Pick<House, 'db' | 'now'>,
  userId: number,
  signIn?: SignIn,
): Promise<string> {
  const token = newSecret()
  await keepToken(house, userId, token, signIn)
  return token
}

/** How long tokens last from now on; the sweeper shortens what a clock ahead of time has made. */
export const tokenLife = { usualMs: tokenDays * dayMs, mostMs: (tokenDays + signInDays) * dayMs }

/** Keeps the hash of a token for seven days or what its sign-in has left; one that is kept already stays as it is. */
export async function keepToken(
  house: Pick<House, 'db' | 'now'>,
  userId: number,
  token: string,
  signIn?: SignIn,
): Promise<void> {
  const now = house.now()
  const signedInAt = signIn?.at ?? now.toISOString()
  const ends = Math.min(now.getTime() + tokenDays * dayMs, Date.parse(signedInAt) + signInDays * dayMs)
  await house.db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: hashOf(token),
      created_at: now.toISOString(),
      device: signIn?.device ?? null,
      signed_in_at: signedInAt,
      last_used_at: now.toISOString(),
      expires_at: new Date(ends).toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

const bearer = /^Bearer ([\w-]{1,200})$/

/** The token of a request whose caller is known. */
export function bearerIn(request: Request): string {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new AgencyError('BAD_TOKEN')
  return token
}

/** Who sends this Authorization header; null without one, BAD_TOKEN when it is unknown, expired or its person disabled. */
export async function actorOf(
  house: Pick<House, 'db' | 'now'>,
  authorization: string | null,
): Promise<Actor | null> {
  if (authorization === null) return null
  const token = bearer.exec(authorization)?.[1]
  if (token === undefined) throw new AgencyError('BAD_TOKEN')
  const row = await house.db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'tokens.id as token',
      'tokens.last_used_at',
    ])
    .where('tokens.hash', '=', hashOf(token))
    .where('tokens.expires_at', '>', house.now().toISOString())
    .where('users.disabled', '=', 0)
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('BAD_TOKEN')
  const { last_used_at, ...actor } = row
  const now = house.now()
  if (now.getTime() - Date.parse(last_used_at ?? '1970-01-01') > useMs) noteUse(house, actor.token, now)
  return actor
}

/** Behind the answer: a read must work where nothing can be written. */
function noteUse({ db }: Pick<House, 'db'>, token: number, now: Date): void {
  const noted = db
    .updateTable('tokens')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', token)
    .execute()
  inBackground('last use of a session', noted)
}
