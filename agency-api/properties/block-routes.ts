import { answer, type Route } from '../answer.ts'
import { Versioned, versionOf } from '../version.ts'
import { openProperty } from './claim.ts'
import { readCollection, saveCollection } from './collection.ts'
import { readPlace, reorderPlaces, savePlace } from './place.ts'
import { readSeo, saveSeo } from './seo.ts'

const saved = { saved: true }

/** A block as it is read, with its version. */
function blockOf<T>(block: T) {
  return new Versioned({ block }, versionOf(block))
}

export const blockRoutes: Route[] = [
  answer('properties.location', async ({ db, params }) => blockOf(await readPlace(db, params.id))),
  answer('properties.saveLocation', async (asked) => {
    return new Versioned(saved, await savePlace(asked, asked.params.id, asked.body))
  }),
  answer('properties.removeLocation', async (asked) => {
    return new Versioned(saved, await savePlace(asked, asked.params.id, null))
  }),
  answer('properties.reorderLocations', async (asked) => {
    await reorderPlaces(asked, asked.body.list)
    return saved
  }),
  answer('properties.seo', async ({ db, params }) => blockOf(await readSeo(db, params.id))),
  answer('properties.saveSeo', async (asked) => {
    return new Versioned(saved, await saveSeo(asked, asked.params.id, asked.body))
  }),
  answer('properties.collection', async ({ db, params }) => blockOf(await readCollection(db, params.id))),
  answer('properties.saveCollection', async (asked) => {
    return new Versioned(saved, await saveCollection(asked, asked.params.id, asked.body))
  }),
  answer('properties.exporterLog', async ({ db, params }) => {
    await openProperty(db, params.id)
    // No portal has answered anything: exports are not part of this API yet.
    return { block: { exporter_log: [] } }
  }),
]
