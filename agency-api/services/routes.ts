import { route, type Route } from '../register-route.ts'
import { readText, saveText } from '../website-texts.ts'
import { Versioned } from '../version.ts'
import { servicesDescription } from './description.ts'
import { listServices, readService, serviceVersion } from './read.ts'
import { addService, removeService, updateService } from './save.ts'

const saved = { saved: true }

export const serviceRoutes: Route[] = [
  route('services.list', ({ db, query, language }) => listServices(db, query, language)),
  route('services.get', async ({ db, params }) => {
    const service = await readService(db, params.id)
    return new Versioned({ service }, serviceVersion(service))
  }),
  route('services.add', async (request) => {
    const id = await addService(request, request.body)
    return { service_id: id, district_id: id }
  }),
  route('services.update', async (request) => {
    return new Versioned(saved, await updateService(request, request.params.id, request.body))
  }),
  route('services.remove', async (request) => {
    await removeService(request, request.params.id)
    return {}
  }),
  route('services.description', async ({ db }) => {
    const { text, version } = await readText(db, servicesDescription)
    return new Versioned({ service_description: text }, version)
  }),
  route('services.saveDescription', async (request) => {
    return new Versioned(saved, await saveText(request, servicesDescription, request.body.description))
  }),
]
