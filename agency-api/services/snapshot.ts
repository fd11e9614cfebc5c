import { createAuditedRecords, flatten } from '../activity/snapshot.ts'
import { toBilingual } from '../language.ts'
import { defineWebsiteText } from '../website-texts.ts'

export const serviceRecords = createAuditedRecords('services', 'services', (row) => ({
  title: { en: row.title_en, pt: row.title_pt },
  fields: flatten(toBilingual(row, ['title', 'slug', 'description'])),
}))

export const servicesDescription = defineWebsiteText('services-description', 'services')
