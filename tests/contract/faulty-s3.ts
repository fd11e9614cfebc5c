import { mkdtempSync, rmSync } from 'node:fs'
import net, { type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3Mode = 'up' | 'hanging' | 'down'

/** An S3 server behind a port that can hang (accepts and never responds, also in mid-request) or be down (resets). */
export async function startFaultyS3() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'soleira-s3-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It signs listings unlike S3 itself.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'agency' }],
  })
  const { port } = await s3.run()
  let mode: S3Mode = 'up'
  const sockets = new Set<Socket>()
  const proxy = net.createServer((client) => {
    const upstream = net.connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (mode === 'down') client.destroy()
      else if (mode === 'up') upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (mode === 'up') client.write(chunk)
    })
    if (mode === 'down') client.destroy()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const disconnect = () => sockets.forEach((socket) => socket.destroy())
  return {
    environment: {
      S3_BUCKET: 'agency',
      S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    switch(to: S3Mode) {
      mode = to
      if (to !== 'hanging') disconnect()
    },
    async close() {
      disconnect()
      await new Promise((resolve) => proxy.close(resolve))
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
