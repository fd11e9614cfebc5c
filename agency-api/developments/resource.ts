import { DevelopmentInput } from '#contract/development.ts'
import { Flag } from '#contract/values.ts'
import { AgencyError } from '#contract/errors.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import { type RestoreField, withField, restoreListingBlock } from '../activity/restore.ts'
import { saveLocation } from '../listing/location.ts'
import { createListingRoutes } from '../listing/routes.ts'
import { parse } from '../parse.ts'
import { type ResourceModule, route } from '../route.ts'
import { findDevelopments } from '../search/listings.ts'
import { formVersion, toSaveResponse, Versioned } from '../version.ts'
import { readGeneral, updateDevelopment, addDevelopment } from './general.ts'
import { setArchived, applyQuickChange, removeDevelopment } from './lifecycle.ts'
import { linkProperties, unlinkProperties } from './links.ts'
import { listDevelopments, listPoints } from './list.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  if (field === 'archived') return setArchived(request, id, Flag.parse(value), { isUndo: true })
  if (await restoreListingBlock(request, 'condominiums', { id, field, value })) return
  const general = await readGeneral(request.db, id)
  const ifMatch = formVersion(DevelopmentInput, general)
  const form = parse(DevelopmentInput, withField(general, field, value))
  await updateDevelopment({ ...request, ifMatch }, id, form)
}

export const condominiums: ResourceModule = {
  routes: [
    route('condominiums.list', ({ db, query, language }) => listDevelopments(db, query, language)),
    route('condominiums.points', ({ db, query, language }) => listPoints(db, query.filter, language)),
    route('condominiums.general', async ({ db, params }) => {
      const general = await readGeneral(db, params.id)
      return new Versioned({ block: general }, formVersion(DevelopmentInput, general))
    }),
    route('condominiums.add', async (request) => ({
      condominium_id: await addDevelopment(request, request.body),
    })),
    route('condominiums.update', (request) =>
      toSaveResponse(updateDevelopment(request, request.params.id, request.body)),
    ),
    route('condominiums.saveGeneral', (request) =>
      toSaveResponse(updateDevelopment(request, request.params.id, request.body)),
    ),
    route('condominiums.quickChange', (request) => toSaveResponse(applyQuickChange(request, request.body))),
    route('condominiums.archive', async (request) => ({
      properties: await setArchived(request, request.params.id, 1, { isUndo: request.query.undo === 1 }),
    })),
    route('condominiums.unArchive', async (request) => ({
      properties: await setArchived(request, request.params.id, 0),
    })),
    route('condominiums.remove', async (request) => ({
      properties: await removeDevelopment(request, request.params.id),
    })),
    route('condominiums.linkProperties', (request) =>
      toSaveResponse(linkProperties(request, request.params.id, request.body.list)),
    ),
    route('condominiums.unlinkProperties', (request) =>
      toSaveResponse(unlinkProperties(request, request.params.id, request.body.list)),
    ),
    route('condominiums.removeLocation', (request) => {
      const { id, condo_id } = request.params
      if (id !== condo_id) throw new AgencyError('NOT_FOUND')
      return toSaveResponse(saveLocation(request, 'condominiums', id, null))
    }),
    ...createListingRoutes('condominiums'),
  ],
  backupOrder: {
    condominiums: ['id'],
    condominium_types: ['condominium_id', 'key_id'],
    condominium_features: ['condominium_id', 'key_id'],
  },
  records: [{ ...listingRecords.condominiums, restore }],
  search: { name: 'condominiums', find: findDevelopments },
}
