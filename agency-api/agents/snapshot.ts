import { createAuditedRecords, flatten, pickColumns, toBilingual } from '../activity/snapshot.ts'

export const agentRecords = createAuditedRecords('agents', 'agents', (row) => ({
  title: `${row.first_name} ${row.last_name}`.trim(),
  fields: flatten({
    ...pickColumns(row, ['first_name', 'last_name', 'email', 'phone', 'avatar']),
    ...toBilingual(row, ['role', 'description']),
  }),
}))
