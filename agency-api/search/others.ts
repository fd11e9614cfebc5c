import { type RawBuilder, sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { normalizedText } from '../db/compared.ts'
import { inLanguage } from '../language.ts'
import { cardOf } from '../media/named-files.ts'
import { type Query, type Matches, matches } from './listings.ts'
import { contains, rankOf, type Texts } from './rank.ts'

/** Normalised name and full search text of a record. */
const looked = (db: Query['db'], name: RawBuilder<unknown>, all: RawBuilder<unknown>): Texts => {
  const called = normalizedText(db, name)
  return { name: called, titles: called, place: normalizedText(db, all) }
}
const joined = (...texts: RawBuilder<unknown>[]) => sql<string>`(${sql.join(texts, sql` || ' ' || `)})`
const orNone = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`
const fullName = sql<string>`(first_name || ' ' || last_name)`

export async function findAgents({ db, typed, limit }: Query): Promise<Matches<Found['agents'][number]>> {
  const texts = looked(db, fullName, joined(fullName, orNone('email')))
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

export async function findDistricts({
  db,
  typed,
  limit,
  language,
}: Query): Promise<Matches<Found['districts'][number]>> {
  const texts = looked(db, sql.ref(`name_${language}`), joined(sql.ref('name_en'), sql.ref('name_pt')))
  const rows = await db
    .selectFrom('districts')
    .select(['id', 'name_en', 'name_pt', 'cover', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name_en, name_pt, cover, ...rest }) => ({
    id,
    name: inLanguage(language, { en: name_en, pt: name_pt }) ?? '-',
    cover,
    cover_card: cardOf(cover),
    ...rest,
  }))
}

export async function findServices({
  db,
  typed,
  limit,
  language,
}: Query): Promise<Matches<Found['services'][number]>> {
  const texts = looked(db, sql.ref(`title_${language}`), joined(sql.ref('title_en'), sql.ref('title_pt')))
  const rows = await db
    .selectFrom('services')
    .select(['id', 'title_en', 'title_pt', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title_en, title_pt, ...rest }) => ({
    id,
    title: inLanguage(language, { en: title_en, pt: title_pt }) ?? '-',
    ...rest,
  }))
}

/** Finds messages by subject and sender, newest first among equal ranks. The body isn't searched. */
export async function findMessages({ db, typed, limit }: Query): Promise<Matches<Found['messages'][number]>> {
  const texts = looked(
    db,
    sql.ref('sender_name'),
    joined(sql.ref('subject'), sql.ref('sender_name'), sql.ref('sender_email')),
  )
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

export async function findUsers({ db, typed, limit }: Query): Promise<Matches<Found['users'][number]>> {
  const texts = looked(db, sql.ref('name'), joined(sql.ref('name'), sql.ref('email')))
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
