import { AgencyError } from '#contract/errors.ts'
import { answer, type Route } from '../answer.ts'
import { blockRoutes } from '../listing/block-routes.ts'
import { fileRoutes } from '../listing/file-routes.ts'
import { savePlace } from '../listing/place.ts'
import { Versioned, versionOf } from '../version.ts'
import { readGeneral, savedByForm } from './general.ts'
import { condominium } from './kind.ts'
import { quickChange, removeCondominium, setArchived } from './lifecycle.ts'
import { linkProperties, unlinkProperties } from './links.ts'
import { listCondominiums } from './list.ts'
import { listPoints } from './points.ts'
import { addCondominium, updateCondominium } from './save.ts'

const saved = { saved: true }

export const condominiumRoutes: Route[] = [
  answer('condominiums.list', ({ db, query, language }) => listCondominiums(db, query, language)),
  answer('condominiums.points', ({ db, query, language }) => listPoints(db, query.filter, language)),
  answer('condominiums.general', async ({ db, params }) => {
    const general = await readGeneral(db, params.id)
    return new Versioned({ block: general }, versionOf(savedByForm(general)))
  }),
  answer('condominiums.add', async (asked) => ({ condominium_id: await addCondominium(asked, asked.body) })),
  answer('condominiums.update', async (asked) => {
    return new Versioned(saved, await updateCondominium(asked, asked.params.id, asked.body))
  }),
  answer('condominiums.saveGeneral', async (asked) => {
    return new Versioned(saved, await updateCondominium(asked, asked.params.id, asked.body))
  }),
  answer('condominiums.quickChange', async (asked) => {
    await quickChange(asked, asked.body)
    return saved
  }),
  answer('condominiums.archive', async (asked) => ({
    properties: await setArchived(asked, asked.params.id, 1),
  })),
  answer('condominiums.unArchive', async (asked) => ({
    properties: await setArchived(asked, asked.params.id, 0),
  })),
  answer('condominiums.remove', async (asked) => ({
    properties: await removeCondominium(asked, asked.params.id),
  })),
  answer('condominiums.linkProperties', async (asked) => {
    await linkProperties(asked, asked.params.id, asked.body.list)
    return saved
  }),
  answer('condominiums.unlinkProperties', async (asked) => {
    await unlinkProperties(asked, asked.params.id, asked.body.list)
    return saved
  }),
  answer('condominiums.removeLocation', async (asked) => {
    const { id, condo_id } = asked.params
    if (id !== condo_id) throw new AgencyError('NOT_FOUND')
    return new Versioned(saved, await savePlace(asked, condominium, id, null))
  }),
  ...blockRoutes(condominium),
  ...fileRoutes(condominium.noun),
]
