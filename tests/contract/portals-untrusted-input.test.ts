import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { getAccessToken } from '../../agency-api/portals/accounts.ts'
import { fakePortalSecrets } from '../../lib/launch/fake-portal.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { eachDatabase } from './databases.ts'
import { openPortals, type Portals } from './portals-client.ts'

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
  })
  afterAll(async () => {
    await portals.finishBackgroundWork()
    await portals.close()
  })

  test('writes nothing for a wrong feed token', async () => {
    await database.db().deleteFrom('portal_accounts').execute()
    const response = await portals.app.request('/feeds/kyero/wrong/kyero.xml')
    expect(response.status).toBe(404)
    expect(await database.db().selectFrom('portal_accounts').selectAll().execute()).toEqual([])
  })

  test('stores at most twenty events with one replayed signature', async () => {
    const [object_id, transaction_id] = ['advert-😀', 'transaction-1']
    const signature = createHmac('sha1', fakePortalSecrets.notificationSecret)
      .update(`${object_id},${transaction_id}`)
      .digest('hex')
    for (let n = 0; n < 30; n += 1) {
      const response = await portals.app.request('/api/v1/integrations/notify/imovirtual', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: JSON.stringify({ object_id, transaction_id, event_type: `replayed_${n}` }),
      })
      expect(response.status).toBe(200)
    }
    const rows = await database.db().selectFrom('portal_events').selectAll().execute()
    expect(rows).toHaveLength(20)
  })

  test.each([1e300, 1e11])(
    'caps the lifetime of a token that the portal says expires in %s seconds',
    async (expires_in) => {
      const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in }
      const server = await listenOnLoopback(new Hono().all('*', (context) => context.json(tokens)))
      const { IMOVIRTUAL_API_URL } = portals.context.environment
      try {
        const { request_authorization_url } = await portals.admin('portals.authorize', {
          query: { url: '/' },
        })
        const query = await portals.submitConsentPage(request_authorization_url ?? '')
        Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: server.url })
        const result = await portals.call('portals.callback', { params: { place: 'imovirtual' }, query })
        expect(result.connected).toBe(true)
        expect(await getAccessToken(portals.context, 'imovirtual')).toBe('a')
        const account = await database
          .db()
          .selectFrom('portal_accounts')
          .select('expires_at')
          .where('place', '=', 'imovirtual')
          .executeTakeFirstOrThrow()
        expect(Date.parse(account.expires_at ?? '') - portals.context.now().getTime()).toBeLessThan(
          31 * 86_400_000,
        )
      } finally {
        Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL })
        await server.close()
      }
    },
  )
})
