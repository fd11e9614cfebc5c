import { KeyItemInput, KeyKind } from '#contract/key-items.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { keyVersion, readKey } from './read.ts'
import { keyItemRoutes } from './routes.ts'
import { updateKey } from './save.ts'
import { keyRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value, reference }) => {
  const kind = KeyKind.parse(reference)
  const key = await readKey(request.db, kind, id)
  const ifMatch = keyVersion(key)
  await updateKey({ ...request, ifMatch }, kind, id, parse(KeyItemInput, withField(key, field, value)))
}

export const keyItems: ResourceModule = {
  routes: keyItemRoutes,
  // Features refer to their group, which is a key item too.
  tables: { key_items: ['master_id is not null', 'id'] },
  records: [{ ...keyRecords, restore }],
}
