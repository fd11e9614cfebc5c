import type { Generated } from 'kysely'
import type { SavedView } from '#contract/saved-views.ts'
import type { Flag, Text } from '../db/column-types.ts'
import { type ResourceModule, route } from '../route.ts'
import {
  addSavedView,
  listSavedViews,
  removeSavedView,
  reorderSavedViews,
  setDefaultView,
  updateSavedView,
} from './saved-views.ts'

/** Saved views of list pages. */
interface SavedViews {
  id: Generated<number>
  /** Owner; null once a shared view's owner was deleted. */
  user_id: number | null
  path: string
  name: string
  query: Text
  columns: Text
  density: Generated<SavedView['density']>
  shared: Flag
  position: Generated<number>
  created_at: string
  updated_at: string
}

/** The saved view a list opens with, per user. */
interface DefaultViews {
  id: Generated<number>
  user_id: number
  path: string
  view_id: number
}

declare module '../db/schema.ts' {
  interface Database {
    saved_views: SavedViews
    default_views: DefaultViews
  }
}

export const savedViews: ResourceModule = {
  routes: [
    route('savedViews.list', async ({ db, actor }) => ({ views: await listSavedViews(db, actor) })),
    route('savedViews.add', async (request) => ({ id: await addSavedView(request, request.body) })),
    route('savedViews.update', (request) => updateSavedView(request, request.params.id, request.body)),
    route('savedViews.remove', (request) => removeSavedView(request, request.params.id)),
    route('savedViews.reorder', (request) => reorderSavedViews(request, request.body.list)),
    route('savedViews.setDefault', (request) => setDefaultView(request, request.body.path, request.body.id)),
  ],
  backupOrder: { saved_views: ['id'], default_views: ['id'] },
}
