import { createAuditedRecords, flatten, pickColumns } from '../activity/snapshot.ts'
import { toBilingual } from '../language.ts'

export const keyItemRecords = createAuditedRecords('key-items', 'key_items', (row) => ({
  title: { en: row.name_en, pt: row.name_pt },
  reference: row.kind,
  fields: flatten({
    ...toBilingual(row, ['name']),
    ...pickColumns(row, ['filterable', 'icons']),
    master: row.master_id ?? 0,
  }),
}))
