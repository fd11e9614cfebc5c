import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { type Service, ServiceInput, type services } from '#contract/services.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { createAuditedRecords, flatten } from '../activity/snapshot.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db, Row } from '../db/schema.ts'
import { normalizedText, containsAllWords, textIn } from '../db/text-search.ts'
import { toBilingual } from '../language.ts'
import { sanitizeBilingual } from '../rich-text.ts'
import { formVersion } from '../version.ts'
import { defineWebsiteText } from '../website-texts.ts'

export const serviceRecords = createAuditedRecords('services', 'services', (row) => ({
  title: { en: row.title_en, pt: row.title_pt },
  fields: flatten(toBilingual(row, ['title', 'slug', 'description'])),
}))

export const servicesDescription = defineWebsiteText('services-description', 'services')

export const searchColumns = [sql.ref('title_en'), sql.ref('title_pt')]

/** Returns a page of services, and the total. Sorting by title uses the title in `language`. */
export async function listServices(db: Db, query: z.output<typeof services.list.query>, language: Language) {
  const filtered = db.selectFrom('services').where(containsAllWords(db, query.filter?.search, searchColumns))
  const total = await countRows(filtered)
  const direction = query.order === 1 ? 'asc' : 'desc'
  const rows = await filtered
    .selectAll()
    .orderBy(
      query.sort === 'title' ? normalizedText(db, textIn(language, 'title')) : sql.ref(query.sort),
      direction,
    )
    .orderBy('id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { services: rows.map(serviceOf), total }
}

/** Returns a service. Throws NOT_FOUND. */
export async function readService(db: Db, id: number): Promise<Service> {
  const row = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return serviceOf(row)
}

export const serviceVersion = (service: Service): string => formVersion(ServiceInput, service)

function serviceOf(row: Row<'services'>): Service {
  return {
    ...row,
    _id: row.id,
    title: { en: row.title_en, pt: row.title_pt },
    slug: { en: row.slug_en, pt: row.slug_pt },
    description: sanitizeBilingual({ en: row.description_en, pt: row.description_pt }),
  }
}
