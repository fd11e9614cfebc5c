import { createHash, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { Role } from '#contract/session.ts'
import type { House } from '../house.ts'

/** The signed-in caller. `token` is the row of the bearer that was sent. */
export type Actor = { id: number; name: string; email: string; role: Role; token: number }

/** Tokens outlive the dashboard's 1440 minutes; a refresh replaces them long before (readings.md, expiry). */
const tokenDays = 7

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A secret of 256 random bits, safe in addresses and headers: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Opens a session: the token in clear goes to the caller once, its hash to the database. */
export async function issueToken(house: Pick<House, 'db' | 'now'>, userId: number): Promise<string> {
  const token = newSecret()
  const now = house.now()
  await house.db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + tokenDays * 86_400_000).toISOString(),
    })
    .execute()
  return token
}

/** Who sends this Authorization header; null without one, BAD_TOKEN when it is unknown, expired or its person disabled. */
export async function actorOf(
  house: Pick<House, 'db' | 'now'>,
  authorization: string | null,
): Promise<Actor | null> {
  if (authorization === null) return null
  const token = /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
  if (token === undefined) throw new AgencyError('BAD_TOKEN')
  const row = await house.db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'tokens.id as token'])
    .where('tokens.hash', '=', hashOf(token))
    .where('tokens.expires_at', '>', house.now().toISOString())
    .where('users.disabled', '=', 0)
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('BAD_TOKEN')
  return row
}
