import { sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { contains, type Matches, matches, type Query, rankOf, searchTexts } from '../search/rank.ts'

/** Finds messages by subject and sender, newest first among equal ranks. The body isn't searched. */
export async function findMessages({ db, typed, limit }: Query): Promise<Matches<Found['messages'][number]>> {
  const texts = searchTexts(db, sql.ref('sender_name'), [
    sql.ref('subject'),
    sql.ref('sender_name'),
    sql.ref('sender_email'),
  ])
  return db
    .selectFrom('messages')
    .select([
      'id',
      'subject',
      'sender_name as sender',
      'received_at as timer',
      'read_at',
      'archived_at',
      matches,
    ])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
