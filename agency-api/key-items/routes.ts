import { route, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { keyItemVersion, listKeyItems, readKeyItem } from './read.ts'
import { addKeyItem, removeKeyItem, reorderKeyItems, updateKeyItem } from './save.ts'

const saved = { saved: true }

export const keyItemRoutes: Route[] = [
  route('keyItems.list', ({ db, params, query, language }) => listKeyItems(db, params.kind, query, language)),
  route('keyItems.get', async ({ db, params }) => {
    const key = await readKeyItem(db, params.kind, params.id)
    return new Versioned({ key }, keyItemVersion(key))
  }),
  route('keyItems.add', async (request) => ({
    key_id: await addKeyItem(request, request.params.kind, request.body),
  })),
  route('keyItems.update', async (request) => {
    return new Versioned(
      saved,
      await updateKeyItem(request, request.params.kind, request.params.id, request.body),
    )
  }),
  route('keyItems.remove', async (request) => {
    await removeKeyItem(request, request.params.kind, request.params.id, request.query)
    return {}
  }),
  route('keyItems.reorder', async (request) => {
    await reorderKeyItems(request, request.params.kind, request.body.list)
    return saved
  }),
]
