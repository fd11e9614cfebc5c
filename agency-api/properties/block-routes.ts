import { answer, type Route } from '../answer.ts'
import { blockOf } from '../listing/block-routes.ts'
import { openListing } from '../listing/claim.ts'
import { savePlace } from '../listing/place.ts'
import { Versioned } from '../version.ts'
import { readExporterLog } from '../portals/report.ts'
import { readCollection, saveCollection } from './collection.ts'
import { property } from './kind.ts'

const saved = { saved: true }

/** The tabs that only properties have. */
export const ownBlockRoutes: Route[] = [
  answer('properties.removeLocation', async (asked) => {
    return new Versioned(saved, await savePlace(asked, property, asked.params.id, null))
  }),
  answer('properties.collection', async ({ db, params }) => blockOf(await readCollection(db, params.id))),
  answer('properties.saveCollection', async (asked) => {
    return new Versioned(saved, await saveCollection(asked, asked.params.id, asked.body))
  }),
  answer('properties.exporterLog', async ({ db, params, language }) => {
    await openListing(db, 'properties', params.id)
    return { block: { exporter_log: await readExporterLog(db, params.id, language) } }
  }),
]
