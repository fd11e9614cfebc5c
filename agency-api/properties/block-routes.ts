import { route, type Route } from '../register-route.ts'
import { blockOf } from '../listing/block-routes.ts'
import { openListing } from '../listing/edit.ts'
import { savePlace } from '../listing/place.ts'
import { Versioned } from '../version.ts'
import { readExporterLog } from '../portals/report.ts'
import { readCollection, saveCollection } from './collection.ts'
import { property } from './kind.ts'

const saved = { saved: true }

export const propertyBlockRoutes: Route[] = [
  route('properties.removeLocation', async (request) => {
    return new Versioned(saved, await savePlace(request, property, request.params.id, null))
  }),
  route('properties.collection', async ({ db, params }) => blockOf(await readCollection(db, params.id))),
  route('properties.saveCollection', async (request) => {
    return new Versioned(saved, await saveCollection(request, request.params.id, request.body))
  }),
  route('properties.exporterLog', async ({ db, params, language }) => {
    await openListing(db, 'properties', params.id)
    return { block: { exporter_log: await readExporterLog(db, params.id, language) } }
  }),
]
