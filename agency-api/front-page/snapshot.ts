import { sql } from 'kysely'
import { type AuditedRecords, singletonId, type Snapshot } from '../activity/snapshot.ts'
import type { Db } from '../db/schema.ts'
import { filterProperties } from '../properties/filter.ts'

/** Selects the active highlighted properties as `p`, in their order; those that were never ordered come last. */
export const selectHighlighted = (db: Db) =>
  filterProperties(db, { state: 'active', highlighted: 1 })
    .orderBy(sql`p.highlight_order is null`)
    .orderBy('p.highlight_order')
    .orderBy('p.id')

export const frontPageRecords: AuditedRecords = {
  resource: 'front-page',
  snapshot: async (db) => new Map([[singletonId, await readFrontPage(db)]]),
}

async function readFrontPage(db: Db): Promise<Snapshot> {
  const covers = await db.selectFrom('front_covers').selectAll().orderBy('position').execute()
  const highlights = await selectHighlighted(db).select('p.id').execute()
  return {
    title: '',
    fields: {
      covers: covers.map((row) => ({
        media_id: row.media_id,
        title: { en: row.title_en, pt: row.title_pt },
        text: { en: row.text_en, pt: row.text_pt },
        link: row.link,
      })),
      highlights: highlights.map(({ id }) => id),
    },
  }
}
