import { createServer, type Socket } from 'node:net'
import { requestExports, findExport } from '../../agency-api/portals/exports.ts'
import { undoGraceMs } from '../../agency-api/portals/reconcile.ts'
import { startPortalWorker } from '../../agency-api/portals/scheduler.ts'
import { eachDatabase } from './databases.ts'
import { openPortals } from './portals-client.ts'
import { listenOnPort } from '../portals/listen.ts'
import { waitUntil } from '../wait-until.ts'

/** Starts a server that accepts connections and never responds. */
async function startHangingServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  return {
    url: `http://127.0.0.1:${await listenOnPort(server)}`,
    sockets,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

eachDatabase((database) => {
  test('returns the last known state within five seconds while the portal hangs', async () => {
    const portals = await openPortals(database)
    await portals.connect()
    const id = await portals.addPublishableProperty()
    await requestExports(portals.context, 'imovirtual', [id])
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted' })
    const anHourAgo = new Date(portals.context.now().getTime() - 3_600_000).toISOString()
    await database.db().updateTable('portal_exports').set({ answered_at: anHourAgo }).execute()
    const hanging = await startHangingServer()
    Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: hanging.url })
    const started = performance.now()
    try {
      expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted' })
      expect(performance.now() - started).toBeLessThan(5_000)
      expect(hanging.sockets.size).toBeGreaterThan(0)
    } finally {
      hanging.close()
      await portals.finishBackgroundWork()
      await portals.close()
    }
  })

  test('marks an advert for withdrawal while another portal hangs', async () => {
    const portals = await openPortals(database)
    await portals.connect()
    const archived = await portals.addPublishableProperty()
    await requestExports(portals.context, 'kyero', [archived])
    await portals.runJobs()
    const hanging = await startHangingServer()
    Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: hanging.url })
    // Each publication hangs for ten seconds, one after the other.
    const properties = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    await requestExports(portals.context, 'imovirtual', properties)
    const stop = startPortalWorker(portals.context)
    const findAdvert = () => findExport(database.db(), 'kyero', archived)
    try {
      await waitUntil(() => hanging.sockets.size > 0, 8_000)
      await portals.call('properties.archive', { params: { id: archived } })
      await waitUntil(async () => typeof (await findAdvert())?.off_market_since === 'string', 8_000)
      portals.advanceTime(undoGraceMs)
      await waitUntil(async () => (await findAdvert())?.wanted === 'withdrawn', 8_000)
    } finally {
      hanging.close()
      await stop()
      await portals.finishBackgroundWork()
      await portals.close()
    }
  })
})
