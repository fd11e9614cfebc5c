import { answer, type Route } from '../answer.ts'
import { titlesOfCondominiums } from '../condominiums/titles.ts'
import { blockRoutes } from '../listing/block-routes.ts'
import { openListing } from '../listing/claim.ts'
import { fileRoutes } from '../listing/file-routes.ts'
import { ownBlockRoutes } from './block-routes.ts'
import { readGeneral, savedByForm } from './general.ts'
import { quickChange, removeProperty, setArchived } from './lifecycle.ts'
import { listProperties, propertiesOfCondominium } from './list.ts'
import { property } from './kind.ts'
import { listPlaces } from './places.ts'
import { listPoints } from './points.ts'
import { addProperty, updateProperty } from './save.ts'
import { Versioned, versionOf } from '../version.ts'

const saved = { saved: true }

export const propertyRoutes: Route[] = [
  answer('properties.list', ({ db, query, language }) => listProperties(db, query, language)),
  answer('properties.points', ({ db, query }) => listPoints(db, query.filter)),
  answer('properties.fromCondominium', async ({ db, params, query, language }) => {
    await openListing(db, 'condominiums', params.id)
    return propertiesOfCondominium(db, params.id, query, language)
  }),
  answer('properties.condominiumsList', async ({ db, language }) => ({
    condominiums: await titlesOfCondominiums(db, language),
  })),
  answer('properties.places', async ({ db }) => ({ places: await listPlaces(db) })),
  answer('properties.general', async ({ db, params }) => {
    const general = await readGeneral(db, params.id)
    return new Versioned({ block: general }, versionOf(savedByForm(general)))
  }),
  answer('properties.add', async (asked) => ({ property_id: await addProperty(asked, asked.body) })),
  answer('properties.update', async (asked) => {
    return new Versioned(saved, await updateProperty(asked, asked.params.id, asked.body))
  }),
  answer('properties.saveGeneral', async (asked) => {
    return new Versioned(saved, await updateProperty(asked, asked.params.id, asked.body))
  }),
  answer('properties.quickChange', async (asked) => {
    await quickChange(asked, asked.body)
    return saved
  }),
  answer('properties.archive', async (asked) => {
    await setArchived(asked, asked.params.id, 1)
    return saved
  }),
  answer('properties.unArchive', async (asked) => {
    await setArchived(asked, asked.params.id, 0)
    return saved
  }),
  answer('properties.remove', async (asked) => {
    await removeProperty(asked, asked.params.id)
    return {}
  }),
  ...ownBlockRoutes,
  ...blockRoutes(property),
  ...fileRoutes(property.noun),
]
