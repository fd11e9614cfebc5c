import { KeyItemInput, KeyItemKind } from '#contract/key-items.ts'
import { type RestoreField, withField } from '../activity/restore.ts'
import { parse } from '../parse.ts'
import { route, type ResourceModule } from '../route.ts'
import { toSaveResponse, Versioned } from '../version.ts'
import { keyItemVersion, listKeyItems, readKeyItem } from './read.ts'
import { addKeyItem, removeKeyItem, reorderKeyItems, updateKeyItem } from './save.ts'
import { keyItemRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value, reference }) => {
  // The history stores a key item's kind as its reference.
  const kind = KeyItemKind.parse(reference)
  const key = await readKeyItem(request.db, kind, id)
  const ifMatch = keyItemVersion(key)
  await updateKeyItem({ ...request, ifMatch }, kind, id, parse(KeyItemInput, withField(key, field, value)))
}

export const keyItems: ResourceModule = {
  routes: [
    route('keyItems.list', ({ db, params, query, language }) =>
      listKeyItems(db, params.kind, query, language),
    ),
    route('keyItems.get', async ({ db, params }) => {
      const key = await readKeyItem(db, params.kind, params.id)
      return new Versioned({ key }, keyItemVersion(key))
    }),
    route('keyItems.add', async (request) => ({
      key_id: await addKeyItem(request, request.params.kind, request.body),
    })),
    route('keyItems.update', (request) =>
      toSaveResponse(updateKeyItem(request, request.params.kind, request.params.id, request.body)),
    ),
    route('keyItems.remove', (request) =>
      removeKeyItem(request, request.params.kind, request.params.id, request.query),
    ),
    route('keyItems.reorder', (request) =>
      toSaveResponse(reorderKeyItems(request, request.params.kind, request.body.list)),
    ),
  ],
  // Groups come before the features that refer to them.
  backupOrder: { key_items: ['master_id is not null', 'id'] },
  records: [{ ...keyItemRecords, restore }],
}
