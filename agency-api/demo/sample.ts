import { z } from 'zod'
import { readPages, Rows, type Table } from '../backup/rows.ts'
import { backupTables } from '../backup/tables.ts'
import { migrationNames } from '../db/open.ts'
import type { Db, Tx } from '../db/schema.ts'
import { readSetting, writeSetting } from '../settings.ts'

/** Tables that a reset restores: all records, but neither the installation's settings nor queued mails. */
export const resetTables = backupTables.filter(
  ({ name }) => !['settings', 'demo_sample', 'mail_queue'].includes(name),
)

const SampleVersion = z.object({ at: z.iso.datetime(), migration: z.string() })
type SampleVersion = z.infer<typeof SampleVersion>

/** Stores the current rows with their ids as the state that resets restore. `tx` must have created the rows. */
export async function storeSample(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('demo_sample').execute()
  for (const table of resetTables) {
    let page = 0
    for await (const rows of readPages(tx, table)) {
      await tx
        .insertInto('demo_sample')
        .values({ name: table.name, page, rows: JSON.stringify(rows) })
        .execute()
      page += 1
    }
  }
  const version: SampleVersion = { at: now.toISOString(), migration: migrationNames.at(-1) ?? '' }
  await writeSetting(tx, 'demo_taken', JSON.stringify(version))
}

/** Returns the sample's time and the last migration of the version that stored it; null if there is no sample. */
export async function readSampleVersion(db: Db): Promise<SampleVersion | null> {
  const text = await readSetting(db, 'demo_taken')
  return text === null ? null : SampleVersion.parse(JSON.parse(text))
}

/** Returns true if the sample was stored by this version or a newer one, which may run on the same database. */
export async function isSampleCompatible(db: Db): Promise<boolean> {
  return ((await readSampleVersion(db))?.migration ?? '') >= (migrationNames.at(-1) ?? '')
}

/** Reads the stored rows by table, without empty tables. */
export async function readSample(db: Db): Promise<Map<Table, Rows>> {
  const pages = await db
    .selectFrom('demo_sample')
    .select(['name', 'rows'])
    .orderBy('name')
    .orderBy('page')
    .execute()
  const stored = new Map<Table, Rows>()
  for (const { name, rows } of pages) {
    const table = resetTables.find((candidate) => candidate.name === name)
    if (table === undefined) throw new Error(`The sample contains an unknown table: ${name}`)
    stored.set(table.name, [...(stored.get(table.name) ?? []), ...Rows.parse(JSON.parse(rows))])
  }
  return stored
}
