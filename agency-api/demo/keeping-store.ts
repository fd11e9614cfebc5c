import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { isQuarantined } from '../media/quarantine.ts'
import type { MediaStore } from '../media/store.ts'
import { uuidOf, uuids } from '../media/known-names.ts'
import { readSetting } from '../settings.ts'

/**
 * Returns a store that never quarantines a file of the sample: a visitor may delete a photograph, and the reset brings its
 * row back without a file having to be made again.
 */
export function keepingSample(store: MediaStore, db: Kysely<Database>): MediaStore {
  let known: { taken: string | null; names: Set<string> } | null = null
  const sampleNames = async () => {
    const taken = await readSetting(db, 'demo_taken')
    if (known === null || known.taken !== taken) {
      const pages = await db.selectFrom('demo_sample').select('rows').execute()
      known = { taken, names: new Set(pages.flatMap(({ rows }) => uuids(rows))) }
    }
    return known.names
  }
  return {
    ...store,
    async move(from, to) {
      if (isQuarantined(to) && (await sampleNames()).has(uuidOf(from) ?? '')) return false
      return store.move(from, to)
    },
  }
}
