import { createAuditedRecords } from '../activity/snapshot.ts'

/** Agent and archived state only; never the visitor's message. */
export const messageRecords = createAuditedRecords('inbox', 'messages', (row) => ({
  title: '',
  fields: { agent_id: row.agent_id, archived: row.archived_at === null ? 0 : 1 },
}))
