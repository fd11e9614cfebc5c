import path from 'node:path'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { AppContext } from '../../agency-api/app-context.ts'
import { readReferencedUuids, listStoredFiles, uuidOf } from '../../agency-api/media/row-files.ts'

type Data = Pick<AppContext, 'db' | 'media'>

/** Checks the invariants of the data; returns a sentence for each violation. */
export async function findInvariantViolations({ db, media }: Data): Promise<string[]> {
  const covers = await db
    .selectFrom('media')
    .select(['location', 'owner_id'])
    .where('cover', '=', 1)
    .groupBy(['location', 'owner_id'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute()
  const highlights = await db
    .selectFrom('properties as p')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select('p.id')
    .where('p.highlighted', '=', 1)
    .where('p.archived', '=', 0)
    .where(sql<boolean>`coalesce(t.kind, '') <> 'sold'`)
    .execute()
  const rows = await db
    .selectFrom('media')
    .select(['location', 'owner_id', 'file', 'card', 'page', 'small', 'thumb'])
    .execute()
  const existing = new Set((await listStoredFiles(media)).map((file) => file.path))
  const incomplete = rows.filter(({ location, owner_id, file, card, page, small, thumb }) =>
    [file, card, page, small, thumb].some(
      (candidate) => candidate !== null && !existing.has(`${location}/${owner_id}/${candidate}`),
    ),
  )
  return [
    ...covers.map(({ location, owner_id }) => `${location} ${owner_id} has two covers`),
    ...(highlights.length > limits.highlighted ? [`${highlights.length} highlights`] : []),
    ...incomplete.map(({ file }) => `a file of the photo ${file} is missing`),
    ...(await findDuplicateSlugs(db, 'properties')),
    ...(await findDuplicateSlugs(db, 'condominiums')),
    ...(await findIntegrityErrors(db)),
  ]
}

/** Returns the stored files that no row references. */
export async function findOrphanedFiles({ db, media }: Data): Promise<string[]> {
  const referenced = await readReferencedUuids({ db })
  const files = [...(await listStoredFiles(media)), ...(await media.list('incoming'))]
  return files.map((file) => file.path).filter((file) => !referenced.has(uuidOf(path.basename(file)) ?? ''))
}

async function findDuplicateSlugs(
  db: AppContext['db'],
  resource: 'properties' | 'condominiums',
): Promise<string[]> {
  const violations: string[] = []
  for (const slug of ['seo_slug_en', 'seo_slug_pt'] as const) {
    const rows = await db
      .selectFrom(resource)
      .select(slug)
      .where(slug, '!=', '')
      .groupBy(slug)
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute()
    violations.push(...rows.map((row) => `two of ${resource} have the slug ${Object.values(row)[0]}`))
  }
  return violations
}

/** Returns the errors that SQLite's integrity checks find; PostgreSQL has no such checks. */
async function findIntegrityErrors(db: AppContext['db']): Promise<string[]> {
  if (db.getExecutor().adapter.constructor.name.startsWith('Postgres')) return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const dangling = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...rows.flatMap(({ integrity_check: message }) => (message === 'ok' ? [] : [`SQLite: ${message}`])),
    ...(dangling.rows.length > 0 ? [`${dangling.rows.length} rows with a missing reference`] : []),
  ]
}
