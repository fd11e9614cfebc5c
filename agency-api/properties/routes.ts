import { route, type Route } from '../register-route.ts'
import { readCondominiumTitles } from '../condominiums/list.ts'
import { requireEditableListing } from '../listing/edit.ts'
import { saveLocation } from '../listing/location.ts'
import { blockOf, listingRoutes } from '../listing/routes.ts'
import { readExporterLog } from '../portals/report.ts'
import { readCollection, saveCollection } from './collection.ts'
import { readGeneral, formFieldsOf } from './general.ts'
import { applyQuickChange, removeProperty, setArchived } from './lifecycle.ts'
import { listPlaces, listPoints, listProperties, readPropertiesOfCondominium } from './list.ts'
import { addProperty, updateProperty } from './save.ts'
import { saved, Versioned, versionOf } from '../version.ts'

export const propertyRoutes: Route[] = [
  route('properties.list', ({ db, query, language }) => listProperties(db, query, language)),
  route('properties.points', ({ db, query }) => listPoints(db, query.filter)),
  route('properties.fromCondominium', async ({ db, params, query, language }) => {
    await requireEditableListing(db, 'condominiums', params.id)
    return readPropertiesOfCondominium(db, params.id, query, language)
  }),
  route('properties.condominiumsList', async ({ db, language }) => ({
    condominiums: await readCondominiumTitles(db, language),
  })),
  route('properties.places', async ({ db }) => ({ places: await listPlaces(db) })),
  route('properties.general', async ({ db, params }) => {
    const general = await readGeneral(db, params.id)
    return new Versioned({ block: general }, versionOf(formFieldsOf(general)))
  }),
  route('properties.add', async (request) => ({ property_id: await addProperty(request, request.body) })),
  route('properties.update', (request) => saved(updateProperty(request, request.params.id, request.body))),
  route('properties.saveGeneral', (request) =>
    saved(updateProperty(request, request.params.id, request.body)),
  ),
  route('properties.quickChange', (request) => saved(applyQuickChange(request, request.body))),
  route('properties.archive', (request) => saved(setArchived(request, request.params.id, 1))),
  route('properties.unArchive', (request) => saved(setArchived(request, request.params.id, 0))),
  route('properties.remove', (request) => removeProperty(request, request.params.id)),
  route('properties.removeLocation', (request) =>
    saved(saveLocation(request, 'properties', request.params.id, null)),
  ),
  route('properties.collection', async ({ db, params }) => blockOf(await readCollection(db, params.id))),
  route('properties.saveCollection', (request) =>
    saved(saveCollection(request, request.params.id, request.body)),
  ),
  route('properties.exporterLog', async ({ db, params, language }) => {
    await requireEditableListing(db, 'properties', params.id)
    return { block: { exporter_log: await readExporterLog(db, params.id, language) } }
  }),
  ...listingRoutes('properties'),
]
