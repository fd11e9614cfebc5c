import { sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { contains, type Matches, matches, type Query, rankOf, searchTexts } from '../search/rank.ts'

const fullName = sql<string>`(first_name || ' ' || last_name)`

export async function findAgents({ db, typed, limit }: Query): Promise<Matches<Found['agents'][number]>> {
  const texts = searchTexts(db, fullName, [fullName, sql<string>`coalesce(email, '')`])
  return db
    .selectFrom('agents')
    .select(['id', 'first_name', 'last_name', 'email', 'avatar', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
