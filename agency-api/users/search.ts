import { sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { contains, type Matches, matches, type Query, rankOf, searchTexts } from '../search/rank.ts'

export async function findUsers({ db, typed, limit }: Query): Promise<Matches<Found['users'][number]>> {
  const texts = searchTexts(db, sql.ref('name'), [sql.ref('name'), sql.ref('email')])
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'initials', 'role', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
