import type { KeyItemKind } from '#contract/key-items.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { keyItemNames } from '../seed/factories/key-items.ts'

/** Default property types of a new agency, in English and Portuguese. */
const standardTypes = [
  ...keyItemNames.types,
  ['Studio', 'Estúdio'],
  ['Room', 'Quarto'],
  ['Garage', 'Garagem'],
  ['Hotel', 'Hotel'],
] as const

/**
 * Inserts a new agency's default types, features, lifestyles and listing types as ordinary, editable rows. Skips
 * kinds that have rows; master groups and tags come with the migrations.
 */
export async function addStandardKeyItems(
  { now }: Pick<AppContext, 'now'>,
  tx: Tx,
  types: readonly (readonly [en: string, pt: string])[] = standardTypes,
): Promise<void> {
  const stored = await tx.selectFrom('key_items').select(['id', 'kind', 'name_en']).execute()
  const createdAt = now().toISOString()
  const toRow =
    (kind: KeyItemKind, master_id: number | null) =>
    ([name_en, name_pt]: readonly [string, string], position: number) => ({
      kind,
      name_en,
      name_pt,
      master_id,
      position,
      created_at: createdAt,
      updated_at: createdAt,
    })
  const rows = [
    ...types.map(toRow('types', null)),
    ...keyItemNames.lifestyles.map(toRow('lifestyles', null)),
    ...keyItemNames.listings.map(toRow('listings', null)),
    ...Object.entries(keyItemNames.features).flatMap(([group, names]) => {
      const master = stored.find(({ kind, name_en }) => kind === 'master' && name_en === group)
      return names.map(toRow('features', master?.id ?? null))
    }),
  ].filter((item) => stored.every(({ kind }) => kind !== item.kind))
  if (rows.length > 0) await tx.insertInto('key_items').values(rows).execute()
}
