import { createAuditedRecords, flatten, pickColumns } from '../activity/snapshot.ts'
import { toBilingual } from '../language.ts'

export const agentRecords = createAuditedRecords('agents', 'agents', (row) => ({
  title: `${row.first_name} ${row.last_name}`.trim(),
  fields: flatten({
    ...pickColumns(row, ['first_name', 'last_name', 'email', 'phone', 'avatar']),
    ...toBilingual(row, ['role', 'description']),
  }),
}))
