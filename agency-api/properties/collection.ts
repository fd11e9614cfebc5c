import type { Kysely } from 'kysely'
import type { Bilingual, Flag } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { changeBlock, type Editing, openProperty } from './claim.ts'

type Collection = { collection: Flag; slogan: Bilingual }

/** Whether a property belongs to the private collection, and its slogan there. */
export async function readCollection(db: Kysely<Database>, id: number): Promise<Collection> {
  await openProperty(db, id)
  const row = await db
    .selectFrom('properties')
    .select(['collection', 'slogan_en', 'slogan_pt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { collection: row.collection, slogan: { en: row.slogan_en, pt: row.slogan_pt } }
}

/** Saves it; answers the new version. */
export function saveCollection(
  editing: Editing,
  id: number,
  { collection, slogan }: Collection,
): Promise<string> {
  return changeBlock(
    editing,
    id,
    (tx) => readCollection(tx, id),
    async (tx) => {
      await tx
        .updateTable('properties')
        .set({ collection, slogan_en: slogan.en, slogan_pt: slogan.pt })
        .where('id', '=', id)
        .execute()
    },
  )
}
