import type { Transaction } from 'kysely'
import type { KeyKind } from '#contract/key-items.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { featureNames, lifestyleNames, listingNames, typeNames } from '../seed/factories/key-items.ts'

/** English and Portuguese names of the property types that a new agency starts with. */
const standardTypes = [
  ...typeNames,
  ['Studio', 'Estúdio'],
  ['Room', 'Quarto'],
  ['Garage', 'Garagem'],
  ['Hotel', 'Hotel'],
] as const

/**
 * Gives a new agency types, features, lifestyles and website lists to start with, as ordinary rows that it may change. Adds
 * nothing to a kind that has rows already; the master dividers and the tags come with the migrations.
 */
export async function addStandardKeys({ now }: Pick<House, 'now'>, tx: Transaction<Database>): Promise<void> {
  const stored = await tx.selectFrom('key_items').select(['id', 'kind', 'name_en']).execute()
  const at = now().toISOString()
  const row =
    (kind: KeyKind, master_id: number | null) =>
    ([name_en, name_pt]: readonly [string, string], position: number) => ({
      kind,
      name_en,
      name_pt,
      master_id,
      position,
      created_at: at,
      updated_at: at,
    })
  const rows = [
    ...standardTypes.map(row('types', null)),
    ...lifestyleNames.map(row('lifestyles', null)),
    ...listingNames.map(row('listings', null)),
    ...Object.entries(featureNames).flatMap(([divider, names]) => {
      const master = stored.find(({ kind, name_en }) => kind === 'master' && name_en === divider)
      return names.map(row('features', master?.id ?? null))
    }),
  ].filter((each) => stored.every(({ kind }) => kind !== each.kind))
  if (rows.length > 0) await tx.insertInto('key_items').values(rows).execute()
}
