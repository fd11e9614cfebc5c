import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrateAtStart, openDatabase } from '../../agency-api/db/open.ts'
import { createDiskStore } from '../../agency-api/media/disk-store.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import {
  splitAtPlaceholders,
  type Copy,
  findTypographyErrors,
  findWrongTerms,
} from '../components/copy-rules.ts'

const languages = ['en', 'pt'] as const

/** Reads the sample agency's texts by language from columns such as `title_pt` or `pt`. Skips slugs. */
async function readSample(): Promise<Record<(typeof languages)[number], Copy[]>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-copy-'))
  try {
    const db = openDatabase({ dataDir })
    await migrateAtStart(db)
    await seedAgency(db, createDiskStore(dataDir), { now: new Date('2026-11-21T10:00:00Z'), photos: false })
    await db.destroy()
    const database = new DatabaseSync(path.join(dataDir, 'agency.sqlite'), { readOnly: true })
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string
    }[]
    const cells = tables.flatMap(({ name }) =>
      database
        .prepare(`select * from "${name}"`)
        .all()
        .flatMap((row) => Object.entries(row).map(([column, value]) => ({ table: name, column, value }))),
    )
    database.close()
    const textsIn = (language: string) =>
      cells.flatMap(({ table, column, value }) =>
        typeof value === 'string' &&
        (column === language || column.endsWith(`_${language}`)) &&
        !/slug/.test(column)
          ? splitAtPlaceholders(`sample.${table}.${column}`, value)
          : [],
      )
    return { en: textsIn('en'), pt: textsIn('pt') }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const sample = readSample()

test.each(languages)(
  'the sample agency in %s uses the terms of the glossary and curly quotes',
  async (language) => {
    const copy = (await sample)[language]
    expect(copy.length).toBeGreaterThan(500)
    expect([findWrongTerms(language, copy), findTypographyErrors(copy)]).toEqual([[], []])
  },
)
