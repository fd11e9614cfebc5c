import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { requestExport } from '../../agency-api/portals/exports.ts'
import { eachDatabase } from './databases.ts'
import { openPortals } from './portals-client.ts'

/** Starts a server that accepts connections and never responds. */
async function startHangingServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
    const id = await portals.addReady()
    await requestExport(portals.context, 'imovirtual', [id])
    await portals.runJobs()
    expect(await portals.check(id)).toMatchObject({ result: 'inserted' })
    const old = new Date(portals.context.now().getTime() - 3_600_000).toISOString()
    await database.db().updateTable('portal_exports').set({ answered_at: old }).execute()
    const hanging = await startHangingServer()
    Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: hanging.url })
    const started = performance.now()
    try {
      expect(await portals.check(id)).toMatchObject({ result: 'inserted' })
      expect(performance.now() - started).toBeLessThan(5_000)
      expect(hanging.sockets.size).toBeGreaterThan(0)
    } finally {
      hanging.close()
      await portals.backgroundDone()
      await portals.close()
    }
  })
})
