import { response, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { keyVersion, listKeys, readKey } from './read.ts'
import { addKey, removeKey, reorderKeys, updateKey } from './save.ts'

const saved = { saved: true }

export const keyItemRoutes: Route[] = [
  response('keyItems.list', ({ db, params, query, language }) => listKeys(db, params.kind, query, language)),
  response('keyItems.get', async ({ db, params }) => {
    const key = await readKey(db, params.kind, params.id)
    return new Versioned({ key }, keyVersion(key))
  }),
  response('keyItems.add', async (request) => ({
    key_id: await addKey(request, request.params.kind, request.body),
  })),
  response('keyItems.update', async (request) => {
    return new Versioned(
      saved,
      await updateKey(request, request.params.kind, request.params.id, request.body),
    )
  }),
  response('keyItems.remove', async (request) => {
    await removeKey(request, request.params.kind, request.params.id, request.query)
    return {}
  }),
  response('keyItems.reorder', async (request) => {
    await reorderKeys(request, request.params.kind, request.body.list)
    return saved
  }),
]
