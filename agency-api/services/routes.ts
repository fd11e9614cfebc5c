import { answer, type Route } from '../answer.ts'
import { readText, saveText } from '../website-texts.ts'
import { Versioned } from '../version.ts'
import { listServices, readService, serviceVersion } from './read.ts'
import { addService, removeService, updateService } from './save.ts'

const saved = { saved: true }

export const serviceRoutes: Route[] = [
  answer('services.list', ({ db, query, language }) => listServices(db, query, language)),
  answer('services.get', async ({ db, params }) => {
    const service = await readService(db, params.id)
    return new Versioned({ service }, serviceVersion(service))
  }),
  answer('services.add', async (asked) => {
    const id = await addService(asked, asked.body)
    return { service_id: id, district_id: id }
  }),
  answer('services.update', async (asked) => {
    return new Versioned(saved, await updateService(asked, asked.params.id, asked.body))
  }),
  answer('services.remove', async (asked) => {
    await removeService(asked, asked.params.id)
    return {}
  }),
  answer('services.description', async ({ db }) => {
    const { text, version } = await readText(db, 'services')
    return new Versioned({ service_description: text }, version)
  }),
  answer('services.saveDescription', async (asked) => {
    return new Versioned(saved, await saveText(asked, 'services', asked.body.description))
  }),
]
