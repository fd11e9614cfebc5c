import { condominiumSorts } from '#contract/condominiums.ts'
import { developmentForm } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { at, idsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'
import { blocks, readBlocks, removeLocation, reorder } from './listing-blocks.ts'
import { files, readFiles } from './listing-files.ts'

export async function condominiums(walk: Walk, ground: Ground): Promise<void> {
  const { mark } = walk
  await walk.try('condominiums.tags')
  await walk.try('condominiums.points')
  const stored = await tryPaging(walk, 'condominiums.list', {
    rows: 'condominiums',
    size: 'itemsPerPage',
    request: (query) => ({ query }),
  })
  for (const nth of [1, 2]) {
    const id = await make(walk, {
      label: `development (${mark})`,
      add: 'condominiums.add',
      sent: { body: developmentForm(mark, nth) },
      id: 'condominium_id',
      remove: (development) => walk.client.request('condominiums.remove', { params: { id: development } }),
    })
    if (id !== null) ground.condominiums.push(id)
  }
  const [own] = ground.condominiums
  if (own === undefined) return read(walk, stored[0])
  const filter = { search: mark }
  await tryFilter(walk, 'condominiums.list', 'condominiums', {
    says: 'a search',
    sent: { query: { filter } },
    expected: ground.condominiums,
  })
  const sorts = condominiumSorts.filter((sort) => sort !== 'properties')
  await trySorts(walk, 'condominiums.list', 'condominiums', sorts, (sort, sortDesc) => ({
    query: { filter, sortDesc, sortBy: sorts.find((each) => each === sort) },
  }))
  await form(walk, own)
  await quickChanges(walk, own)
  await blocks(walk, 'condominiums', own)
  await removeLocation(walk, 'condominiums', own)
  await files(walk, 'condominiums', own)
  await reorder(walk, 'condominiums', ground.condominiums)
}

async function read(walk: Walk, id: number | undefined) {
  walk.skipRest('condominiums', 'no development of its own could be made')
  if (id === undefined) return
  await walk.try('condominiums.general', { params: { id } })
  await readBlocks(walk, 'condominiums', id)
  await readFiles(walk, 'condominiums', id)
}

async function form(walk: Walk, id: number) {
  const params = { id }
  const saves = (condo_where: string) => ({ params, body: developmentForm(walk.mark, 1, { condo_where }) })
  const general = { call: 'condominiums.general', sent: { params } } as const
  await tryVersions(walk, general, { call: 'condominiums.update', saves: [saves('Porto'), saves('Faro')] })
  await tryVersions(walk, general, {
    call: 'condominiums.saveGeneral',
    saves: [saves('Beja'), saves('Faro')],
  })
  const result = await walk.try('condominiums.general', { params })
  if (result !== null)
    walk.check(
      'condominiums.saveGeneral',
      at(result.body, 'block.condo_where') === 'Beja',
      'does not keep the form',
    )
}

async function quickChanges(walk: Walk, id: number) {
  const [tag = null] = idsAt((await walk.try('condominiums.tags'))?.body, 'tags')
  const changes = [
    { id, block: 'price', value: 123_456 },
    { id, block: 'hide_price', value: 1 },
    { id, block: 'highlighted', value: 1 },
    { id, block: 'tag_id', value: tag },
    { id, block: 'archived', value: 1 },
    { id, block: 'archived', value: 0 },
  ] as const
  for (const change of changes) {
    const result = await walk.try('condominiums.quickChange', { body: change })
    const general = result && (await walk.try('condominiums.general', { params: { id } }))
    const field = change.block === 'price' ? 'starting_price' : change.block
    if (general !== null)
      walk.check(
        'condominiums.quickChange',
        at(general.body, `block.${field}`) === change.value,
        `does not change ${change.block}`,
      )
  }
}

export async function developmentsWithProperties(walk: Walk, ground: Ground): Promise<void> {
  const [id] = ground.condominiums
  const [property] = ground.properties
  if (id === undefined || property === undefined)
    return walk.skipRest('condominiums', 'it takes a development and a property of its own')
  const params = { id }
  const list = { list: [property] }
  const linked = async () =>
    idsAt((await walk.try('properties.fromCondominium', { params }))?.body, 'properties').includes(property)
  const archived = async () =>
    at((await walk.try('properties.general', { params: { id: property } }))?.body, 'block.archived')
  if ((await walk.try('condominiums.linkProperties', { params, body: list })) !== null)
    walk.check('condominiums.linkProperties', await linked(), 'does not link the property')
  if ((await walk.try('condominiums.archive', { params })) !== null)
    walk.check('condominiums.archive', (await archived()) === 1, 'does not archive its properties')
  if ((await walk.try('condominiums.unArchive', { params })) !== null)
    walk.check('condominiums.unArchive', (await archived()) === 0, 'does not bring its properties back')
  if ((await walk.try('condominiums.unlinkProperties', { params, body: list })) !== null)
    walk.check('condominiums.unlinkProperties', !(await linked()), 'does not unlink the property')
  await deleteRecord(
    walk,
    `development (${walk.mark})`,
    id,
    { call: 'condominiums.remove', sent: { params } },
    { call: 'condominiums.general', sent: { params } },
  )
}
