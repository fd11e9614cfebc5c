import { PropertyInput } from '#contract/property.ts'
import { Flag } from '#contract/values.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import { type RestoreField, withField, restoreListingBlock } from '../activity/restore.ts'
import { readDevelopmentTitles } from '../developments/list.ts'
import { readEditableListing } from '../listing/edit.ts'
import { saveLocation } from '../listing/location.ts'
import { toVersionedBlock, createListingRoutes } from '../listing/routes.ts'
import { parse } from '../parse.ts'
import { readExporterLog } from '../portals/report.ts'
import { type ResourceModule, route } from '../route.ts'
import { findProperties } from '../search/listings.ts'
import { formVersion, toSaveResponse, versionOf, Versioned } from '../version.ts'
import { readCollection, saveCollection } from './collection.ts'
import { readGeneral, updateProperty, addProperty } from './general.ts'
import { setArchived, applyQuickChange, removeProperty } from './lifecycle.ts'
import { listPlaces, listPoints, listProperties, readPropertiesOfDevelopment } from './list.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  if (field === 'archived') return setArchived(request, id, Flag.parse(value))
  if (field.startsWith('i18n.slogan.')) {
    const block = await readCollection(request.db, id)
    const { collection, slogan } = withField(block, field.slice('i18n.'.length), value)
    return saveCollection({ ...request, ifMatch: versionOf(block) }, id, { collection, slogan })
  }
  if (await restoreListingBlock(request, 'properties', { id, field, value })) return
  const general = await readGeneral(request.db, id)
  const ifMatch = formVersion(PropertyInput, general)
  await updateProperty({ ...request, ifMatch }, id, parse(PropertyInput, withField(general, field, value)))
}

export const properties: ResourceModule = {
  routes: [
    route('properties.list', ({ db, query, language }) => listProperties(db, query, language)),
    route('properties.points', ({ db, query }) => listPoints(db, query.filter)),
    route('properties.fromCondominium', async ({ db, params, query, language }) => {
      await readEditableListing(db, 'condominiums', params.id)
      return readPropertiesOfDevelopment(db, params.id, query, language)
    }),
    route('properties.condominiumsList', async ({ db, language }) => ({
      condominiums: await readDevelopmentTitles(db, language),
    })),
    route('properties.places', async ({ db }) => ({ places: await listPlaces(db) })),
    route('properties.general', async ({ db, params }) => {
      const general = await readGeneral(db, params.id)
      return new Versioned({ block: general }, formVersion(PropertyInput, general))
    }),
    route('properties.add', async (request) => ({ property_id: await addProperty(request, request.body) })),
    route('properties.update', (request) =>
      toSaveResponse(updateProperty(request, request.params.id, request.body)),
    ),
    route('properties.saveGeneral', (request) =>
      toSaveResponse(updateProperty(request, request.params.id, request.body)),
    ),
    route('properties.quickChange', (request) => toSaveResponse(applyQuickChange(request, request.body))),
    route('properties.archive', (request) => toSaveResponse(setArchived(request, request.params.id, 1))),
    route('properties.unArchive', (request) => toSaveResponse(setArchived(request, request.params.id, 0))),
    route('properties.remove', (request) => removeProperty(request, request.params.id)),
    route('properties.removeLocation', (request) =>
      toSaveResponse(saveLocation(request, 'properties', request.params.id, null)),
    ),
    route('properties.collection', async ({ db, params }) =>
      toVersionedBlock(await readCollection(db, params.id)),
    ),
    route('properties.saveCollection', (request) =>
      toSaveResponse(saveCollection(request, request.params.id, request.body)),
    ),
    route('properties.exporterLog', async ({ db, params, language }) => {
      await readEditableListing(db, 'properties', params.id)
      return { block: { exporter_log: await readExporterLog(db, params.id, language) } }
    }),
    ...createListingRoutes('properties'),
  ],
  backupOrder: {
    properties: ['id'],
    property_types: ['property_id', 'key_id'],
    property_features: ['property_id', 'key_id'],
    property_lifestyles: ['property_id', 'key_id'],
  },
  records: [{ ...listingRecords.properties, restore }],
  search: { name: 'properties', find: findProperties },
}
