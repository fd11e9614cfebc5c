import type { Bilingual, Flag } from '#contract/values.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { EditContext } from '../app-context.ts'
import { toColumns } from '../language.ts'
import { changeBlock, readEditableListing } from '../listing/edit.ts'

type Collection = { collection: Flag; slogan: Bilingual }

/** Returns whether a property is in the private collection, and its slogan there. Throws NOT_FOUND or DEMO. */
export async function readCollection(db: Db, id: number): Promise<Collection> {
  const row = await readEditableListing(db, 'properties', id)
  return { collection: row.collection, slogan: { en: row.slogan_en, pt: row.slogan_pt } }
}

/** Saves both; returns their new version. */
export function saveCollection(context: EditContext, id: number, { collection, slogan }: Collection) {
  const read = (tx: Tx) => readCollection(tx, id)
  return changeBlock(context, 'properties', id, read, async (tx) => {
    await tx
      .updateTable('properties')
      .set({ collection, ...toColumns({ slogan }) })
      .where('id', '=', id)
      .execute()
  })
}
