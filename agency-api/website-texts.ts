import type { Kysely } from 'kysely'
import type { Bilingual } from '#contract/values.ts'
import { watch } from './activity/recording.ts'
import type { Database, Row } from './db/schema.ts'
import type { House } from './house.ts'
import { sanitized } from './rich-text.ts'
import { requireVersion, versionOf } from './version.ts'

type Name = Row<'texts'>['name']

/** One of the website's single texts, with its version. */
export async function readText(
  db: Kysely<Database>,
  name: Name,
): Promise<{ text: Bilingual; version: string }> {
  const row = await db.selectFrom('texts').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const text = sanitized({ en: row.text_en, pt: row.text_pt })
  return { text, version: versionOf(text) }
}

/** Saves it, sanitised; answers its new version. Throws Changed when `ifMatch` is not the version that is stored. */
export function saveText(
  { db, now, ifMatch }: Pick<House, 'db' | 'now'> & { ifMatch: string | null },
  name: Name,
  given: Bilingual,
): Promise<string> {
  const text = sanitized(given)
  return db.transaction().execute(async (tx) => {
    // Written first: that holds the row, so that what is then read of it stays true.
    await tx.updateTable('texts').set({ updated_at: now().toISOString() }).where('name', '=', name).execute()
    await watch(tx, name === 'services' ? 'services-description' : name)
    requireVersion(ifMatch, (await readText(tx, name)).version)
    await tx
      .updateTable('texts')
      .set({ text_en: text.en, text_pt: text.pt })
      .where('name', '=', name)
      .execute()
    return versionOf(text)
  })
}
