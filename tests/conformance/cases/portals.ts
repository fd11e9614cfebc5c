import type { CallName } from '#contract/index.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import { fileOf, jpeg } from '../../contract/photographs.ts'
import { place } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { at, idsAt, rowsAt } from '../reading.ts'
import type { Walk } from '../walk.ts'

const ofAnExport: CallName[] = [
  'portals.checkInsertion',
  'portals.updateProperty',
  'portals.removeProperty',
  'portals.errorFile',
]
const back = Buffer.from('/portals').toString('base64url')
const unprobed = { probed: false }

/**
 * Reads portals. With --all publishes a created property to a feed and removes it; never to a portal that publishes
 * directly.
 */
export async function portals(walk: Walk, { properties: [own, spare] }: Ground): Promise<void> {
  await walk.try('portals.board')
  await walk.try('portals.adverts', { query: { properties: [own ?? spare ?? 1] } })
  const accounts = rowsAt((await walk.try('portals.accounts'))?.body, 'accounts')
  const [any] = idsAt((await walk.try('properties.list', { query: { itemsPerPage: 1 } }))?.body, 'properties')
  const id = own ?? any
  if (id === undefined) walk.skip(['portals.ofProperty'], 'the API has no property')
  else await walk.try('portals.ofProperty', { params: { id } })
  await strangers(walk)
  walk.skip(['portals.renewFeed'], 'it would end the address of a feed for good')
  const consent = accounts.find((row) => at(row, 'kind') === 'consent')
  if (at(consent, 'configured') !== true || !walk.options.all)
    walk.skip(['portals.authorize'], 'it begins a consent: only with --all, where a portal is configured')
  else await walk.try('portals.authorize', {}, unprobed)
  if (at(consent, 'connected') !== false)
    walk.skip(['portals.disconnect'], 'it would cut the agency off from its account')
  else if (walk.options.all)
    await walk.try('portals.disconnect', { params: { place: 'imovirtual' } }, unprobed)
  else walk.skip(['portals.disconnect'], 'it concerns the whole agency: only with --all')
  await exporting(walk, spare, accounts)
}

async function strangers(walk: Walk) {
  const params = { place: 'imovirtual' as const }
  await walk.onlyRefused(
    'portals.callback',
    { params, query: { state: walk.mark, code: walk.mark } },
    { status: null, code: null, why: 'a portal calls it, with a state of its own; a made-up one is refused' },
  )
  await walk.onlyRefused(
    'portals.notify',
    { params, body: { transaction_id: walk.mark, object_id: walk.mark } },
    { status: null, code: null, why: 'a portal calls it, signed; an unsigned one is refused' },
  )
}

async function makeReady(walk: Walk, id: number) {
  const params = { id }
  await walk.try('properties.saveLocation', { params, body: place(38.73) })
  await walk.try('properties.uploadMedia', { params, body: { file: fileOf(await jpeg()) } })
  await walk.try('properties.quickChange', { body: { id, block: 'collection', value: 0 } })
}

async function exporting(walk: Walk, id: number | undefined, accounts: unknown[]) {
  const all: CallName[] = ['portals.exportProperties', ...ofAnExport]
  if (!walk.options.all) return walk.skip(all, 'it publishes: only with --all')
  const feed = accounts.find((row) => at(row, 'kind') === 'feed' && at(row, 'configured') === true)
  const portal = exportPlaces.find((each) => each === at(feed, 'place'))
  if (id === undefined) return walk.skip(all, 'it takes a property of its own')
  const sent = { body: { properties: [id], place: portal ?? ('social' as const) } }
  if (portal !== undefined) await makeReady(walk, id)
  await walk.try('portals.exportProperties', sent)
  if (portal === undefined) return walk.skip(ofAnExport, 'no feed is configured')
  const uuid = await nameOfExport(walk, portal, id)
  if (uuid === null) return walk.skip(ofAnExport, 'the export has no name (uuid)')
  const params = { place: portal, id, uuid, url: back }
  await walk.try('portals.updateProperty', { params }, unprobed)
  await walk.try('portals.errorFile', { params: { block: portal, uuid } })
  await walk.try('portals.removeProperty', { params }, unprobed)
}

/** Returns the name of an export, or null after some seconds: an API may respond before it has created it. */
async function nameOfExport(walk: Walk, place: ExportPlace, id: number): Promise<string | null> {
  for (let n = 0; n < 20; n += 1) {
    const result = await walk.try('portals.checkInsertion', { params: { place, id } })
    const uuid = at(result?.body, 'view_data.export.uuid')
    if (result === null || typeof uuid === 'string') return typeof uuid === 'string' ? uuid : null
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return null
}
