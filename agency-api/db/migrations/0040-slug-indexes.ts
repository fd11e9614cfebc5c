import type { Kysely } from 'kysely'

/** Indexes the slugs by which the website reports page views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['properties', 'condominiums'])
    for (const column of ['seo_slug_en', 'seo_slug_pt'])
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
