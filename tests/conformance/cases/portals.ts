import type { CallName } from '#contract/index.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import { fileOf, jpeg } from '../../contract/photos.ts'
import { createLocationForm } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { valueAt, idsAt, rowsAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const exportCalls: CallName[] = [
  'portals.checkInsertion',
  'portals.updateProperty',
  'portals.removeProperty',
  'portals.errorFile',
]
const returnPath = Buffer.from('/portals').toString('base64url')
const withoutInvalidRequests = { sendsInvalidVariants: false }

/**
 * Reads portals, and checks that invalid callbacks are rejected. With --all, also starts an authorization, calls
 * `disconnect` if no account is connected, and publishes a created property in a feed and removes it; never publishes
 * directly on a portal.
 */
export async function testPortals(
  run: ConformanceRun,
  { properties: [ownId, spareId] }: Fixtures,
): Promise<void> {
  await run.expectSuccess('portals.board')
  await run.expectSuccess('portals.adverts', { query: { properties: [ownId ?? 1] } })
  const accounts = rowsAt((await run.expectSuccess('portals.accounts'))?.body, 'accounts')
  const [anyId] = idsAt(
    (await run.expectSuccess('properties.list', { query: { itemsPerPage: 1 } }))?.body,
    'properties',
  )
  const id = ownId ?? anyId
  if (id === undefined) run.skip(['portals.ofProperty'], 'the API has no property')
  else await run.expectSuccess('portals.ofProperty', { params: { id } })
  await testCallbacks(run)
  run.skip(['portals.renewFeed'], 'it would invalidate the URL of a feed permanently')
  const consentAccount = accounts.find((row) => valueAt(row, 'kind') === 'consent')
  if (valueAt(consentAccount, 'configured') !== true || !run.options.all)
    run.skip(['portals.authorize'], 'it starts an authorization; run with --all and a configured portal')
  else await run.expectSuccess('portals.authorize', {}, withoutInvalidRequests)
  if (consentAccount === undefined)
    run.skip(['portals.disconnect'], 'the API listed no portal of the kind that requires an authorization')
  else if (valueAt(consentAccount, 'connected') !== false)
    run.skip(['portals.disconnect'], 'it would disconnect the agency from its account')
  else if (run.options.all)
    await run.expectSuccess('portals.disconnect', { params: { place: 'imovirtual' } }, withoutInvalidRequests)
  else run.skip(['portals.disconnect'], 'it affects the whole agency; run with --all')
  await testFeedExport(run, spareId, accounts)
}

async function testCallbacks(run: ConformanceRun) {
  const params = { place: 'imovirtual' as const }
  await run.expectErrorOnly(
    'portals.callback',
    { params, query: { state: run.mark, code: run.mark } },
    {
      status: null,
      code: null,
      why: 'only a portal can call it, with a valid state; an invalid one is rejected',
    },
  )
  await run.expectErrorOnly(
    'portals.notify',
    { params, body: { transaction_id: run.mark, object_id: run.mark } },
    {
      status: null,
      code: null,
      why: 'only a portal can call it, with a signature; an unsigned request is rejected',
    },
  )
}

async function makePublishable(run: ConformanceRun, id: number) {
  const params = { id }
  await run.expectSuccess('properties.saveLocation', { params, body: createLocationForm(38.73) })
  await run.expectSuccess('properties.uploadMedia', { params, body: { file: fileOf(await jpeg()) } })
  // The run created the property in the private collection, which no portal publishes.
  await run.expectSuccess('properties.quickChange', { body: { id, block: 'collection', value: 0 } })
}

async function testFeedExport(run: ConformanceRun, id: number | undefined, accounts: unknown[]) {
  const calls: CallName[] = ['portals.exportProperties', ...exportCalls]
  if (!run.options.all) return run.skip(calls, 'it publishes; run with --all')
  const feed = accounts.find((row) => valueAt(row, 'kind') === 'feed' && valueAt(row, 'configured') === true)
  const portal = exportPlaces.find((candidate) => candidate === valueAt(feed, 'place'))
  if (id === undefined) return run.skip(calls, 'needs a property created by this run')
  // Social networks have no adverts: exporting to them publishes nothing.
  const options = { body: { properties: [id], place: portal ?? ('social' as const) } }
  if (portal !== undefined) await makePublishable(run, id)
  await run.expectSuccess('portals.exportProperties', options)
  if (portal === undefined) return run.skip(exportCalls, 'no feed is configured')
  const uuid = await waitForUuid(run, portal, id)
  if (uuid === null) return run.skip(exportCalls, 'the export has no uuid')
  const params = { place: portal, id, uuid, url: returnPath }
  await run.expectSuccess('portals.updateProperty', { params }, withoutInvalidRequests)
  await run.expectSuccess('portals.errorFile', { params: { block: portal, uuid } })
  await run.expectSuccess('portals.removeProperty', { params }, withoutInvalidRequests)
}

/** Polls for the uuid of an export, because an API may create it after responding. Gives up after 20 attempts. */
async function waitForUuid(run: ConformanceRun, place: ExportPlace, id: number): Promise<string | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const result = await run.expectSuccess('portals.checkInsertion', { params: { place, id } })
    const uuid = valueAt(result?.body, 'view_data.export.uuid')
    if (typeof uuid === 'string') return uuid
    if (result === null) return null
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return null
}
