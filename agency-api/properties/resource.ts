import { PropertyInput } from '#contract/property.ts'
import { parseFlag, type RestoreField, withField } from '../activity/restore-field.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import { restoreListingBlock } from '../activity/restore-listing.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { findProperties } from '../search/listings.ts'
import { versionOf } from '../version.ts'
import { readCollection, saveCollection } from './collection.ts'
import { readGeneral, formFieldsOf } from './general.ts'
import { setArchived } from './lifecycle.ts'
import { propertyRoutes } from './routes.ts'
import { updateProperty } from './save.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  if (field === 'archived') return setArchived(request, id, parseFlag(value))
  if (field.startsWith('i18n.slogan.')) {
    const block = await readCollection(request.db, id)
    const { collection, slogan } = withField(block, field.slice('i18n.'.length), value)
    return saveCollection({ ...request, ifMatch: versionOf(block) }, id, { collection, slogan })
  }
  if (await restoreListingBlock(request, 'properties', { id, field, value })) return
  const general = await readGeneral(request.db, id)
  const ifMatch = versionOf(formFieldsOf(general))
  await updateProperty({ ...request, ifMatch }, id, parse(PropertyInput, withField(general, field, value)))
}

export const properties: ResourceModule = {
  routes: propertyRoutes,
  tables: {
    properties: ['id'],
    property_types: ['property_id', 'key_id'],
    property_features: ['property_id', 'key_id'],
    property_lifestyles: ['property_id', 'key_id'],
  },
  records: [{ ...listingRecords.properties, restore }],
  search: { name: 'properties', find: findProperties },
}
