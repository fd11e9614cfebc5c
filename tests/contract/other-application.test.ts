import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrateAtStart, openDatabase } from '../../agency-api/db/open.ts'
import { createDatabase, dropDatabase } from './databases.ts'

test.each(['SQLite', 'PostgreSQL'] as const)(
  'leaves the tables of another application alone (%s)',
  async (kind) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-foreign-'))
    const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
    const db = openDatabase({ DATABASE_URL: url, dataDir })
    try {
      for (const name of ['invoices', 'users']) {
        await sql`create table ${sql.table(name)} (id integer primary key)`.execute(db)
        await expect(migrateAtStart(db)).rejects.toThrow(
          /tables of another application \(invoices[^]*nothing was created/,
        )
      }
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
      expect(tables.map((table) => table.name)).toEqual(['invoices', 'users'])
      for (const name of ['invoices', 'users']) await sql`drop table ${sql.table(name)}`.execute(db)
      expect(await migrateAtStart(db)).toContain('0001-foundation')
    } finally {
      await db.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  60_000,
)
