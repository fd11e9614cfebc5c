import type { ResourceModule } from '../resource-module.ts'
import { response } from '../register-route.ts'
import {
  addSavedView,
  listSavedViews,
  removeSavedView,
  reorderSavedViews,
  setDefaultView,
  updateSavedView,
} from './saved-views.ts'
import { savedViewTables } from './tables.ts'

export const savedViews: ResourceModule = {
  routes: [
    response('savedViews.list', async ({ db, actor }) => ({ views: await listSavedViews(db, actor) })),
    response('savedViews.add', async (request) => ({ id: await addSavedView(request, request.body) })),
    response('savedViews.update', async (request) => {
      await updateSavedView(request, request.params.id, request.body)
      return {}
    }),
    response('savedViews.remove', async (request) => {
      await removeSavedView(request, request.params.id)
      return {}
    }),
    response('savedViews.reorder', async (request) => {
      await reorderSavedViews(request, request.body.list)
      return {}
    }),
    response('savedViews.setDefault', async (request) => {
      await setDefaultView(request, request.body.path, request.body.id)
      return {}
    }),
  ],
  tables: savedViewTables,
}
