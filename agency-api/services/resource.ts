import { ServiceInput } from '#contract/services.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { restoreText } from '../website-texts.ts'
import { servicesDescription } from './description.ts'
import { readService, serviceVersion } from './read.ts'
import { serviceRoutes } from './routes.ts'
import { updateService } from './save.ts'
import { findServices } from './search.ts'
import { seedServices } from './seed.ts'
import { serviceRecords } from './snapshot.ts'
import { serviceTables } from './tables.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const service = await readService(request.db, id)
  const ifMatch = serviceVersion(service)
  await updateService({ ...request, ifMatch }, id, parse(ServiceInput, withField(service, field, value)))
}

export const services: ResourceModule = {
  routes: serviceRoutes,
  tables: serviceTables,
  records: [
    { ...serviceRecords, restore },
    { ...servicesDescription, restore: restoreText(servicesDescription) },
  ],
  search: { name: 'services', find: findServices },
  seed: seedServices,
}
