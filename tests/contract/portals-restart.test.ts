import type { KyselyPlugin } from 'kysely'
import { adoptStore } from '../../agency-api/media/installation.ts'
import { disconnect, ensureAccount } from '../../agency-api/portals/accounts.ts'
import { requestExports, findExport } from '../../agency-api/portals/exports.ts'
import { completeConsent } from '../../agency-api/portals/grants.ts'
import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { eachDatabase } from './databases.ts'
import { openPortals, type Portals } from './portals-client.ts'
import { waitUntilReady, startApi } from './api-process.ts'
import { waitUntil } from '../wait-until.ts'

const place = 'imovirtual'

const failOnInsert = (table: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes(`"${table}"`))
      throw new Error('The connection is broken')
    return node
  },
  transformResult: async ({ result }) => result,
})

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
    await portals.connect()
  })
  afterAll(() => portals.close())

  test('stays disconnected after an interrupted consent, which can be repeated', async () => {
    await disconnect(portals.context, place)
    const id = await portals.addPublishableProperty()
    const url = `/properties/edit/${id}/general`
    const requestPublication = () =>
      portals.admin('portals.exportProperties', { body: { properties: [id], place, url } })
    const { request_authorization_url: first } = await requestPublication()
    // Fails when the API stores the publication that waited for consent.
    const broken = { ...portals.context, db: portals.context.db.withPlugin(failOnInsert('portal_exports')) }
    await expect(
      completeConsent(broken, place, await portals.submitConsentPage(first ?? '')),
    ).rejects.toThrow('broken')
    expect((await ensureAccount(portals.context, place)).tokens).toBeNull()
    const readExport = () => findExport(database.db(), place, id)
    expect(await readExport()).toBeUndefined()

    const { request_authorization_url: second } = await requestPublication()
    expect(await portals.consent(second ?? '')).toEqual({ connected: true, url })
    expect(await readExport()).toMatchObject({ wanted: 'listed', state: 'waiting' })
    await database.db().deleteFrom('portal_exports').execute()
  })

  test('resumes publishing after being killed, and publishes once', async () => {
    const { DATABASE_URL } = database.location()
    const api = new URL(portals.context.environment.IMOVIRTUAL_API_URL).origin
    const variables = {
      ...createPortalSettings(api, 'http://127.0.0.1:4010'),
      AGENCY_DATA_DIR: database.dataDir,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    }
    const countPosts = () => portals.olx.calls.filter((call) => call === 'POST /advert/v1').length
    const id = await portals.addPublishableProperty()
    await requestExports(portals.context, 'imovirtual', [id])
    // The photos of this test have no files. If the store were not adopted, the API would not start, because the store
    // seems to belong to another installation.
    await adoptStore(portals.context)

    const first = await startApi(variables)
    await waitUntil(() => countPosts() === 1, 60_000)
    first.child.kill('SIGKILL')
    await first.exit

    const second = await startApi(variables)
    await waitUntilReady(second)
    // Expires the dead process's lease at once instead of after a minute.
    await database.db().updateTable('portal_exports').set({ lease_until: null }).execute()
    for (const { signature, ...body } of portals.olx.processQueue())
      await fetch(`${second.url}/api/v1/integrations/notify/imovirtual`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: JSON.stringify(body),
      })
    const readStored = () =>
      database
        .db()
        .selectFrom('portal_exports')
        .selectAll()
        .where('property_id', '=', id)
        .executeTakeFirstOrThrow()
    await waitUntil(async () => (await readStored()).state === 'success', 60_000)
    expect((await readStored()).uuid).toBe([...portals.olx.adverts.keys()][0])
    expect(countPosts()).toBe(1)
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
  }, 120_000)
})
