import type { ResourceModule } from '../resource-module.ts'
import { route } from '../register-route.ts'
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
    route('savedViews.list', async ({ db, actor }) => ({ views: await listSavedViews(db, actor) })),
    route('savedViews.add', async (request) => ({ id: await addSavedView(request, request.body) })),
    route('savedViews.update', async (request) => {
      await updateSavedView(request, request.params.id, request.body)
      return {}
    }),
    route('savedViews.remove', async (request) => {
      await removeSavedView(request, request.params.id)
      return {}
    }),
    route('savedViews.reorder', async (request) => {
      await reorderSavedViews(request, request.body.list)
      return {}
    }),
    route('savedViews.setDefault', async (request) => {
      await setDefaultView(request, request.body.path, request.body.id)
      return {}
    }),
  ],
  tables: savedViewTables,
}
