import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { PropertiesQuery, propertySorts } from '#contract/properties.ts'
import { countRecords } from '../../agency-api/dashboard/counts.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'
import { listProperties } from '../../agency-api/properties/list.ts'
import { listCases } from '../bench/list-cases.ts'

// On SQLite, a list of 100,000 properties takes 20 times as long if it reads their flags (`list_marks`) from
// the rows instead of an index.
describe('queries on SQLite', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-indexes-'))
  const queries: CompiledQuery[] = []
  let db: Kysely<Database>
  beforeAll(async () => {
    db = openDatabase({ dataDir }, (event) => void queries.push(event.query))
    await migrate(db)
  })
  afterAll(async () => {
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })

  /** Returns the index for each use of the table properties (alias `p`) in a statement; `null` for a table scan. */
  async function indexesOf(query: CompiledQuery): Promise<(string | null)[]> {
    const plan = { ...query, sql: `explain query plan ${query.sql}` }
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    return rows
      .filter(({ detail }) => /^(SCAN|SEARCH) p\b/.test(detail))
      .map(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1] ?? null)
  }

  async function columnsOf(index: string): Promise<string[]> {
    const columns = await sql<{ name: string }>`select name from pragma_index_info(${index})`.execute(db)
    return columns.rows.map(({ name }) => name)
  }

  test('use indexes that include the flags of properties for counts and pages', async () => {
    queries.length = 0
    // Each statement can walk its index from either end, so ascending lists use the same indexes.
    const descending = listCases(1).filter(({ query }) => query.sortDesc)
    for (const { query } of descending) await listProperties(db, PropertiesQuery.parse(query), 'pt')
    const statements = new Map(
      queries.filter(({ sql }) => sql.includes('list_marks')).map((query) => [query.sql, query]),
    )
    expect(statements.size).toBeGreaterThan(propertySorts.length)
    const usedIndexes = new Set((await Promise.all([...statements.values()].map(indexesOf))).flat())
    const withoutFlags: (string | null)[] = []
    for (const index of usedIndexes)
      if (index === null || !(await columnsOf(index)).includes('list_marks')) withoutFlags.push(index)
    expect(withoutFlags).toEqual([])
  })

  test('count the figures of the home page with one index', async () => {
    queries.length = 0
    await countRecords(db)
    const countQueries = queries.filter(({ sql }) => sql.includes('group by'))
    expect(await Promise.all(countQueries.map(indexesOf))).toEqual([['properties_figures']])
    const columns = [...(countQueries[0]?.sql ?? '').matchAll(/\bp"?\."?(\w+)/g)].map(([, name]) => name)
    expect(await columnsOf('properties_figures')).toEqual(expect.arrayContaining(columns))
  })

  test('find matches with one index that contains all columns of the filter', async () => {
    queries.length = 0
    for (const { query } of listCases(1)) await listProperties(db, PropertiesQuery.parse(query), 'pt')
    const indexColumns = await columnsOf('properties_searched')
    const searchQueries = new Map(
      queries.filter(({ sql }) => sql.startsWith('with found')).map((query) => [query.sql, query]),
    )
    expect(searchQueries.size).toBeGreaterThan(propertySorts.length)
    for (const query of searchQueries.values()) {
      const [matches = ''] = query.sql.split('counted as')
      const columns = [...matches.matchAll(/\bp"?\."?(\w+)/g)].map(([, name]) => name)
      expect(await indexesOf(query)).toContain('properties_searched')
      expect(indexColumns).toEqual(expect.arrayContaining(columns))
    }
  })
})
