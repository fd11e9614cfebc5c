import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { type User, type users, UserUpdateInput } from '#contract/users.ts'
import type { z } from 'zod'
import { createAuditedRecords, pickColumns } from '../activity/snapshot.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db, Row } from '../db/schema.ts'
import { normalizedText, containsAllWords } from '../db/text-search.ts'
import { formVersion } from '../version.ts'

export const userRecords = createAuditedRecords('users', 'users', (row) => ({
  title: row.name,
  fields: {
    ...pickColumns(row, ['name', 'email', 'initials', 'role', 'phone', 'city', 'country', 'avatar']),
    ...pickColumns(row, ['verified', 'disabled']),
    urlTwitter: row.url_twitter,
    urlGitHub: row.url_github,
  },
}))

const optionalText = (column: 'city' | 'phone') => sql`coalesce(${sql.ref(column)}, '')`
export const searchColumns = [sql.ref('name'), sql.ref('email'), optionalText('city'), optionalText('phone')]
const nonTextSorts = new Set(['verified', 'created_at'])

/** Returns a page of users and the total. Unknown values sort last in both directions. */
export async function listUsers(db: Db, query: z.output<typeof users.list.query>) {
  const filtered = db.selectFrom('users').where(containsAllWords(db, query.filter?.search, searchColumns))
  const total = await countRows(filtered)
  const direction = query.order === 1 ? 'asc' : 'desc'
  const column = sql.ref(query.sort)
  const rows = await filtered
    .selectAll()
    .orderBy(sql`${column} is null`)
    .orderBy(nonTextSorts.has(query.sort) ? column : normalizedText(db, column), direction)
    .orderBy('id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { users: rows.map(userOf), total }
}

/** Returns a user's row. Throws NOT_FOUND. */
export async function readUser(db: Db, id: number): Promise<Row<'users'>> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return row
}

/** Converts a row for responses, without the password's hash. */
export function userOf(row: Row<'users'>): User {
  const { id, name, email, initials, avatar, role, city, country, phone } = row
  return { id, name, email, initials, avatar, role, city, country, phone, verified: row.verified === 1 }
}

const StoredInput = UserUpdateInput.omit({ password: true, invite: true })

export const userVersion = (row: Row<'users'>): string => formVersion(StoredInput, userOf(row))

/** Returns the initials for an avatar without an image, from the first and the last word: `Ana de Sá` → `AS`. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}
