import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openProxy } from '../faults/tcp-proxy.ts'

export type S3Mode = 'up' | 'hanging' | 'down'

/** Starts an S3 server behind a proxy that can hang (accept without responding) or be down. */
export async function startFaultyS3() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'soleira-s3-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The server signs listings differently from S3.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'agency' }],
  })
  const { port } = await s3.run()
  const proxy = await openProxy(`http://127.0.0.1:${port}`)
  return {
    environment: {
      S3_BUCKET: 'agency',
      S3_ENDPOINT: new URL(proxy.url).origin,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    switch(to: S3Mode) {
      if (to === 'up') proxy.forward()
      else if (to === 'down') proxy.refuse()
      else proxy.freeze()
    },
    async close() {
      proxy.close()
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
