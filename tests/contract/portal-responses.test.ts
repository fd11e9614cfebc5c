import { Hono } from 'hono'
import { requestExports } from '../../agency-api/portals/exports.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { eachDatabase } from './databases.ts'
import { openPortals } from './portals-client.ts'

const accepted = { uuid: 'advert-1', last_action_status: 'TO_POST' }

eachDatabase((database) => {
  test.each([
    ['without optional members', { data: accepted }, 'advert-1'],
    [
      'with control characters',
      { data: { ...accepted, state: { code: 'a\0b', url: 'https://x/\0' } } },
      'advert-1',
    ],
    ['with an overlong id', { data: { ...accepted, uuid: 'x'.repeat(100_000) } }, null],
  ])('stores only the valid values of a response %s', async (_, body, uuid) => {
    const portals = await openPortals(database)
    await portals.connect()
    const id = await portals.addPublishableProperty()
    const server = await listenOnLoopback(new Hono().all('*', (context) => context.json(body)))
    Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: server.url })
    try {
      await requestExports(portals.context, 'imovirtual', [id])
      await portals.runJobs()
      expect(
        await database
          .db()
          .selectFrom('portal_exports')
          .select(['uuid', 'url', 'lease'])
          .where('property_id', '=', id)
          .executeTakeFirst(),
      ).toEqual({ uuid, url: null, lease: null })
    } finally {
      await server.close()
      await database.db().deleteFrom('portal_exports').execute()
      await portals.close()
    }
  })
})
