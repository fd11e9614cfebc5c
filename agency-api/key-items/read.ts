import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { type KeyItem, KeyItemInput, type keyItems, type KeyItemKind } from '#contract/key-items.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import { normalizedText, containsAllWords, textIn } from '../db/text-search.ts'
import type { Db, Row } from '../db/schema.ts'
import { formVersion } from '../version.ts'
import { countUses, type Uses } from './uses.ts'

/**
 * Returns a page of key items and the total. The sort by position first compares the groups (`master`) of features. If
 * the order is ascending, features without a group come last.
 */
export async function listKeyItems(
  db: Db,
  kind: KeyItemKind,
  query: z.output<typeof keyItems.list.query>,
  language: Language,
): Promise<{ keys: KeyItem[]; total: number }> {
  const { search, master } = query.filter ?? {}
  let filtered = db
    .selectFrom('key_items as k')
    .leftJoin('key_items as master', 'master.id', 'k.master_id')
    .where('k.kind', '=', kind)
    .where(containsAllWords(db, search, [sql.ref('k.name_en'), sql.ref('k.name_pt')]))
  if (master !== undefined) filtered = filtered.where('k.master_id', '=', master)
  const total = await countRows(filtered)
  const name = normalizedText(db, textIn(language, 'k.name'))
  const sortColumns = {
    position: [sql`master.position is null`, sql.ref('master.position'), sql.ref('k.position'), name],
    name: [name],
    created_at: [sql.ref('k.created_at')],
  }[query.sort]
  const direction = query.order === 1 ? 'asc' : 'desc'
  const rows = await sortColumns
    .reduce((ordered, column) => ordered.orderBy(column, direction), filtered.selectAll('k'))
    .orderBy('k.id', direction)
    .limit(query.itemsPerPage)
    .offset((query.page - 1) * query.itemsPerPage)
    .execute()
  const ids = rows.map(({ id }) => id)
  const usesOf = await countUses(db, kind, ids)
  return { keys: rows.map((row) => toKeyItem(row, usesOf(row.id))), total }
}

/** Returns a key item. Throws NOT_FOUND. */
export async function readKeyItem(db: Db, kind: KeyItemKind, id: number): Promise<KeyItem> {
  const row = await db
    .selectFrom('key_items')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return toKeyItem(row, (await countUses(db, kind, [id]))(id))
}

export const keyItemVersion = (key: KeyItem): string => formVersion(KeyItemInput, key)

function toKeyItem(row: Row<'key_items'>, uses: Uses): KeyItem {
  return {
    ...row,
    name: { en: row.name_en, pt: row.name_pt || '-' },
    master: row.master_id ?? 0,
    total_properties: uses.properties,
    total_condominiums: uses.condominiums,
    total_keys: uses.keys,
  }
}
