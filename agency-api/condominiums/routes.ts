import { AgencyError } from '#contract/errors.ts'
import { route, type Route } from '../register-route.ts'
import { saveLocation } from '../listing/location.ts'
import { listingRoutes } from '../listing/routes.ts'
import { saved, Versioned, versionOf } from '../version.ts'
import { readGeneral, formFieldsOf } from './general.ts'
import { applyQuickChange, removeCondominium, setArchived } from './lifecycle.ts'
import { linkProperties, unlinkProperties } from './links.ts'
import { listCondominiums, listPoints } from './list.ts'
import { addCondominium, updateCondominium } from './save.ts'

export const condominiumRoutes: Route[] = [
  route('condominiums.list', ({ db, query, language }) => listCondominiums(db, query, language)),
  route('condominiums.points', ({ db, query, language }) => listPoints(db, query.filter, language)),
  route('condominiums.general', async ({ db, params }) => {
    const general = await readGeneral(db, params.id)
    return new Versioned({ block: general }, versionOf(formFieldsOf(general)))
  }),
  route('condominiums.add', async (request) => ({
    condominium_id: await addCondominium(request, request.body),
  })),
  route('condominiums.update', (request) =>
    saved(updateCondominium(request, request.params.id, request.body)),
  ),
  route('condominiums.saveGeneral', (request) =>
    saved(updateCondominium(request, request.params.id, request.body)),
  ),
  route('condominiums.quickChange', (request) => saved(applyQuickChange(request, request.body))),
  route('condominiums.archive', async (request) => ({
    properties: await setArchived(request, request.params.id, 1),
  })),
  route('condominiums.unArchive', async (request) => ({
    properties: await setArchived(request, request.params.id, 0),
  })),
  route('condominiums.remove', async (request) => ({
    properties: await removeCondominium(request, request.params.id),
  })),
  route('condominiums.linkProperties', (request) =>
    saved(linkProperties(request, request.params.id, request.body.list)),
  ),
  route('condominiums.unlinkProperties', (request) =>
    saved(unlinkProperties(request, request.params.id, request.body.list)),
  ),
  route('condominiums.removeLocation', (request) => {
    const { id, condo_id } = request.params
    if (id !== condo_id) throw new AgencyError('NOT_FOUND')
    return saved(saveLocation(request, 'condominiums', id, null))
  }),
  ...listingRoutes('condominiums'),
]
