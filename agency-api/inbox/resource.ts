import { parseFlag, parseId, type RestoreField } from '../activity/field.ts'
import type { ResourceModule } from '../resource-module.ts'
import { archive, assign } from './change.ts'
import { inboxRoutes } from './routes.ts'
import { findMessages } from './search.ts'
import { messageRecords } from './snapshot.ts'

const restore: RestoreField = async ({ db, now }, { id, field, value }) => {
  if (field === 'agent_id') await assign(db, id, value === null ? null : parseId(value))
  else await archive(db, id, parseFlag(value), now())
}

export const inbox: ResourceModule = {
  routes: inboxRoutes,
  tables: { messages: ['id'], message_replies: ['id'] },
  records: [{ ...messageRecords, restore }],
  search: { name: 'messages', find: findMessages },
}
