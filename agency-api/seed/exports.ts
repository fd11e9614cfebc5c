import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

const shares = [
  { place: 'kyero', count: 9 },
  { place: 'idealista', count: 6 },
  { place: 'james_edition', count: 3 },
] as const

/** Queues some of the sample's flats and houses for the feeds; the API publishes them like any other. */
export async function queueExports(tx: Transaction<Database>, now: Date): Promise<void> {
  const createdAt = now.toISOString()
  const found = await tx
    .selectFrom('properties as p')
    .innerJoin('key_items as k', 'k.id', 'p.type_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select(['p.id', 'p.reference'])
    .where('k.name_en', 'in', ['Apartment', 'House', 'Villa'])
    .where('p.archived', '=', 0)
    .where('p.collection', '=', 0)
    .where('p.disabled', '=', 0)
    .where('p.hide_price', '=', 0)
    .where('p.lat', 'is not', null)
    .where((eb) => eb.or([eb('t.kind', 'is', null), eb('t.kind', '!=', 'sold')]))
    .orderBy('p.price_cents', 'desc')
    .execute()
  const rows = shares.flatMap(({ place, count }) =>
    found.slice(0, count).map(({ id, reference }) => ({
      property_id: id,
      place,
      reference,
      wanted: 'listed' as const,
      state: 'waiting' as const,
      due_at: createdAt,
      asked: 1,
      created_at: createdAt,
      updated_at: createdAt,
    })),
  )
  if (rows.length > 0) await tx.insertInto('portal_exports').values(rows).execute()
}
