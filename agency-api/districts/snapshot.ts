import { districtImages, districtTexts } from '#contract/district-fields.ts'
import { createAuditedRecords, flatten, pickColumns } from '../activity/snapshot.ts'
import { toBilingual } from '../language.ts'

export const districtRecords = createAuditedRecords('districts', 'districts', (row) => ({
  title: { en: row.name_en, pt: row.name_pt },
  fields: flatten({
    ...toBilingual(row, ['name', 'description', ...districtTexts, 'did_you_know', 'presents']),
    ...pickColumns(row, districtImages),
    kpis: { Population: row.population, 'Golf Club': row.golf_clubs },
  }),
}))
