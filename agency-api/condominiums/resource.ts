import { CondominiumInput } from '#contract/condominium.ts'
import { parseFlag, type RestoreField, withField } from '../activity/restore-field.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import { restoreListingBlock } from '../activity/restore-listing.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { findCondominiums } from '../search/listings.ts'
import { versionOf } from '../version.ts'
import { readGeneral, formFieldsOf } from './general.ts'
import { setArchived } from './lifecycle.ts'
import { condominiumRoutes } from './routes.ts'
import { updateCondominium } from './save.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  if (field === 'archived') return setArchived(request, id, parseFlag(value))
  if (await restoreListingBlock(request, 'condominiums', { id, field, value })) return
  const general = await readGeneral(request.db, id)
  const ifMatch = versionOf(formFieldsOf(general))
  await updateCondominium(
    { ...request, ifMatch },
    id,
    parse(CondominiumInput, withField(general, field, value)),
  )
}

export const condominiums: ResourceModule = {
  routes: condominiumRoutes,
  tables: {
    condominiums: ['id'],
    condominium_types: ['condominium_id', 'key_id'],
    condominium_features: ['condominium_id', 'key_id'],
  },
  records: [{ ...listingRecords.condominiums, restore }],
  search: { name: 'condominiums', find: findCondominiums },
}
