import { type Generated, sql } from 'kysely'
import { ServiceInput } from '#contract/services.ts'
import { type RestoreField, withField } from '../activity/restore.ts'
import type { BilingualColumns } from '../db/column-types.ts'
import { inLanguage } from '../language.ts'
import { parse } from '../parse.ts'
import { route, type ResourceModule } from '../route.ts'
import { matchCount, type Matches, matchTexts, type SearchQuery } from '../search/rank.ts'
import { toSaveResponse, Versioned } from '../version.ts'
import { readText, restoreText, saveText } from '../website-texts.ts'
import {
  listServices,
  readService,
  searchColumns,
  serviceVersion,
  serviceRecords,
  servicesDescription,
} from './read.ts'
import { addService, removeService, updateService } from './save.ts'
import { seedServices } from './seed.ts'

/** Services on the agency's website. Slugs are unique per language unless empty. */
interface Services extends BilingualColumns<'title' | 'slug' | 'description'> {
  id: Generated<number>
  created_at: string
  updated_at: string
}

declare module '../db/schema.ts' {
  interface Database {
    services: Services
  }
}

const restore: RestoreField = async (request, { id, field, value }) => {
  const service = await readService(request.db, id)
  const ifMatch = serviceVersion(service)
  await updateService({ ...request, ifMatch }, id, parse(ServiceInput, withField(service, field, value)))
}

export const services: ResourceModule = {
  routes: [
    route('services.list', ({ db, query, language }) => listServices(db, query, language)),
    route('services.get', async ({ db, params }) => {
      const service = await readService(db, params.id)
      return new Versioned({ service }, serviceVersion(service))
    }),
    route('services.add', async (request) => {
      const id = await addService(request, request.body)
      // In the specification, clients read the service's id from `district_id`.
      return { service_id: id, district_id: id }
    }),
    route('services.update', (request) =>
      toSaveResponse(updateService(request, request.params.id, request.body)),
    ),
    route('services.remove', (request) => removeService(request, request.params.id)),
    route('services.description', async ({ db }) => {
      const { text, version } = await readText(db, servicesDescription)
      return new Versioned({ service_description: text }, version)
    }),
    route('services.saveDescription', (request) =>
      toSaveResponse(saveText(request, servicesDescription, request.body.description)),
    ),
  ],
  backupOrder: { services: ['id'] },
  records: [
    { ...serviceRecords, restore },
    { ...servicesDescription, restore: restoreText(servicesDescription) },
  ],
  search: { name: 'services', find: findServices },
  seed: seedServices,
}

async function findServices({ db, input, limit, language }: SearchQuery): Promise<Matches<'services'>> {
  const { condition, rank } = matchTexts({ db, input }, sql.ref(`title_${language}`), searchColumns)
  const rows = await db
    .selectFrom('services')
    .select(['id', 'title_en', 'title_pt', matchCount])
    .where(condition)
    .orderBy(rank)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
  }))
}
