import { answer, type Route } from '../answer.ts'
import { Versioned } from '../version.ts'
import { keyVersion, listKeys, readKey } from './read.ts'
import { addKey, removeKey, reorderKeys, updateKey } from './save.ts'

const saved = { saved: true }

export const keyItemRoutes: Route[] = [
  answer('keyItems.list', ({ db, params, query, language }) => listKeys(db, params.kind, query, language)),
  answer('keyItems.get', async ({ db, params }) => {
    const key = await readKey(db, params.kind, params.id)
    return new Versioned({ key }, keyVersion(key))
  }),
  answer('keyItems.add', async (asked) => ({ key_id: await addKey(asked, asked.params.kind, asked.body) })),
  answer('keyItems.update', async (asked) => {
    return new Versioned(saved, await updateKey(asked, asked.params.kind, asked.params.id, asked.body))
  }),
  answer('keyItems.remove', async (asked) => {
    await removeKey(asked, asked.params.kind, asked.params.id, asked.query)
    return {}
  }),
  answer('keyItems.reorder', async (asked) => {
    await reorderKeys(asked, asked.params.kind, asked.body.list)
    return saved
  }),
]
