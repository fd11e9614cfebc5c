import { KeyItemInput, KeyItemKind } from '#contract/key-items.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { keyItemVersion, readKeyItem } from './read.ts'
import { keyItemRoutes } from './routes.ts'
import { updateKeyItem } from './save.ts'
import { keyItemRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value, reference }) => {
  const kind = KeyItemKind.parse(reference)
  const key = await readKeyItem(request.db, kind, id)
  const ifMatch = keyItemVersion(key)
  await updateKeyItem({ ...request, ifMatch }, kind, id, parse(KeyItemInput, withField(key, field, value)))
}

export const keyItems: ResourceModule = {
  routes: keyItemRoutes,
  // Features refer to their group, which is a key item too.
  tables: { key_items: ['master_id is not null', 'id'] },
  records: [{ ...keyItemRecords, restore }],
}
