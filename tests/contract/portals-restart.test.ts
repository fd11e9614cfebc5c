import { setTimeout } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { adoptStore } from '../../agency-api/media/installation.ts'
import { disconnect, openAccount } from '../../agency-api/portals/accounts.ts'
import { askFor, findExport } from '../../agency-api/portals/ask.ts'
import { endConsent } from '../../agency-api/portals/grants.ts'
import { settingsFor } from '../../lib/launch/portal-stand-in.ts'
import { eachDatabase } from './databases.ts'
import { openPortals, type Portals } from './portals-desk.ts'
import { ready, startApi } from './process.ts'

const place = 'imovirtual'

/** A database that fails at whatever is written into that table. */
const breakingAt = (table: string): KyselyPlugin => ({
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

  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let n = 0; n < 400; n += 1) {
      if (await holds()) return
      await setTimeout(50)
    }
    throw new Error('It never came to that')
  }

  test('a consent that ends in its middle leaves nothing half: not connected, and all of it the next time', async () => {
    await disconnect(portals.house, place)
    const id = await portals.addReady()
    const url = `/properties/edit/${id}/general`
    const ask = () => portals.admin('portals.exportProperties', { body: { properties: [id], place, url } })
    const { request_authorization_url: first } = await ask()
    // The connection breaks where what waited for the consent is about to be written down.
    const broken = { ...portals.house, db: portals.house.db.withPlugin(breakingAt('portal_exports')) }
    await expect(endConsent(broken, place, await portals.decide(first ?? ''))).rejects.toThrow('broken')
    expect((await openAccount(portals.house, place)).tokens).toBeNull()
    const exported = () => findExport(database.db(), place, id)
    expect(await exported()).toBeUndefined()

    const { request_authorization_url: second } = await ask()
    expect(await portals.consent(second ?? '')).toEqual({ connected: true, url })
    expect(await exported()).toMatchObject({ wanted: 'listed', state: 'waiting' })
    await database.db().deleteFrom('portal_exports').execute()
  })

  test('an API that is killed while it publishes goes on where it was, and publishes once', async () => {
    const { DATABASE_URL } = database.where()
    const api = new URL(portals.house.environment.IMOVIRTUAL_API_URL).origin
    const variables = {
      ...settingsFor(api, 'http://127.0.0.1:4010'),
      AGENCY_DATA_DIR: database.dataDir,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    }
    const posts = () => portals.olx.calls.filter((each) => each === 'POST /advert/v1').length
    const id = await portals.addReady()
    await askFor(portals.house, 'imovirtual', [id])
    // The test's photos are rows without files, which the API would take for another store.
    await adoptStore(portals.house)

    const first = await startApi(variables)
    await until(() => posts() === 1)
    first.child.kill('SIGKILL')
    await first.ended

    const second = await startApi(variables)
    await ready(second)
    // What the dead process held is free after a minute; the test does not wait for it.
    await database.db().updateTable('portal_exports').set({ lease_until: null }).execute()
    for (const { signature, ...body } of portals.olx.settle())
      await fetch(`${second.url}/api/v1/integrations/notify/imovirtual`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: JSON.stringify(body),
      })
    const stored = () =>
      database
        .db()
        .selectFrom('portal_exports')
        .selectAll()
        .where('property_id', '=', id)
        .executeTakeFirstOrThrow()
    await until(async () => (await stored()).state === 'success')
    expect((await stored()).uuid).toBe([...portals.olx.adverts.keys()][0])
    expect(posts()).toBe(1)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 60_000)
})
