import type { Kysely } from 'kysely'
import type { Bilingual } from '#contract/values.ts'
import { audit } from './activity/audited-database.ts'
import type { Database, Row } from './db/schema.ts'
import type { AppContext } from './app-context.ts'
import { sanitizeBilingual } from './rich-text.ts'
import { requireVersion, versionOf } from './version.ts'

type Name = Row<'texts'>['name']

/** Returns one of the website's single texts with its version. */
export async function readText(
  db: Kysely<Database>,
  name: Name,
): Promise<{ text: Bilingual; version: string }> {
  const row = await db.selectFrom('texts').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const text = sanitizeBilingual({ en: row.text_en, pt: row.text_pt })
  return { text, version: versionOf(text) }
}

/** Saves a sanitised text; returns its new version. Throws PreconditionFailed when `ifMatch` isn't the stored version. */
export function saveText(
  { db, now, ifMatch }: Pick<AppContext, 'db' | 'now'> & { ifMatch: string | null },
  name: Name,
  provided: Bilingual,
): Promise<string> {
  const text = sanitizeBilingual(provided)
  return db.transaction().execute(async (tx) => {
    // Writes first to lock the row, so that later reads are consistent.
    await tx.updateTable('texts').set({ updated_at: now().toISOString() }).where('name', '=', name).execute()
    await audit(tx, name === 'services' ? 'services-description' : name)
    requireVersion(ifMatch, (await readText(tx, name)).version)
    await tx
      .updateTable('texts')
      .set({ text_en: text.en, text_pt: text.pt })
      .where('name', '=', name)
      .execute()
    return versionOf(text)
  })
}
