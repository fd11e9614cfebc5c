import { type AuditedRecords, singletonId, type Snapshot } from '../activity/snapshot.ts'
import type { Db } from '../db/schema.ts'

export const frontPageRecords: AuditedRecords = {
  resource: 'front-page',
  snapshot: async (db) => new Map([[singletonId, await readFrontPage(db)]]),
}

async function readFrontPage(db: Db): Promise<Snapshot> {
  const covers = await db.selectFrom('front_covers').selectAll().orderBy('position').execute()
  const highlights = await db
    .selectFrom('properties')
    .select('id')
    .where('highlighted', '=', 1)
    .where('archived', '=', 0)
    .where('highlight_order', 'is not', null)
    .orderBy('highlight_order')
    .orderBy('id')
    .execute()
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
