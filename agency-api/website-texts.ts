import type { ActivityResource } from '#contract/activity.ts'
import type { Bilingual } from '#contract/values.ts'
import { z } from 'zod'
import { audit } from './activity/audited-database.ts'
import type { RestoreField } from './activity/restore.ts'
import { type AuditedRecords, flatten, singletonId } from './activity/snapshot.ts'
import type { EditContext } from './app-context.ts'
import type { Db, Tx } from './db/schema.ts'
import { toColumns } from './language.ts'
import { sanitizeBilingual } from './rich-text.ts'
import { requireVersion, versionOf } from './version.ts'

type WebsiteTextDefinition = AuditedRecords & { name: string }

export const defineWebsiteText = (resource: ActivityResource, name: string): WebsiteTextDefinition => ({
  resource,
  name,
  snapshot: async (db) => {
    const row = await db.selectFrom('texts').selectAll().where('name', '=', name).executeTakeFirst()
    if (row === undefined) return new Map()
    const fields = flatten({ description: { en: row.text_en, pt: row.text_pt } })
    return new Map([[singletonId, { title: '', fields }]])
  },
})

export async function readText(
  db: Db,
  { name }: WebsiteTextDefinition,
): Promise<{ text: Bilingual; version: string }> {
  const row = await db.selectFrom('texts').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const text = sanitizeBilingual({ en: row.text_en, pt: row.text_pt })
  return { text, version: versionOf(text) }
}

/** Sanitises and saves a text; returns its new version. Throws PreconditionFailed if `ifMatch` is another version. */
export function saveText(
  { db, now, ifMatch }: EditContext,
  definition: WebsiteTextDefinition,
  input: Bilingual,
) {
  const text = sanitizeBilingual(input)
  const { name } = definition
  return db.transaction().execute(async (tx) => {
    // Writes first to lock the row, so that later reads are consistent.
    await tx.updateTable('texts').set({ updated_at: now().toISOString() }).where('name', '=', name).execute()
    await audit(tx, definition)
    requireVersion(ifMatch, (await readText(tx, definition)).version)
    await tx.updateTable('texts').set(toColumns({ text })).where('name', '=', name).execute()
    return versionOf(text)
  })
}

export const restoreText =
  (definition: WebsiteTextDefinition): RestoreField =>
  async (request, { field, value }) => {
    const { text, version } = await readText(request.db, definition)
    const language = field === 'description.pt' ? 'pt' : 'en'
    await saveText({ ...request, ifMatch: version }, definition, {
      ...text,
      [language]: z.string().parse(value),
    })
  }

/** Replaces the text when the sample agency is created; the migration inserts empty texts. */
export async function seedText(
  tx: Tx,
  { name }: WebsiteTextDefinition,
  { en, pt }: Bilingual,
  updated_at: string,
) {
  await tx.deleteFrom('texts').where('name', '=', name).execute()
  await tx.insertInto('texts').values({ name, text_en: en, text_pt: pt, updated_at }).execute()
}
