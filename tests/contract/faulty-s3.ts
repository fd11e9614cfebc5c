import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openProxy } from '../faults/tcp-proxy.ts'
import { startS3 } from '../s3-server.ts'

type S3Mode = 'up' | 'hanging' | 'down'

/** Starts an S3 server behind a proxy that can hang (accept without responding) or be down. */
export async function startFaultyS3() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'soleira-s3-'))
  const s3 = await startS3(directory)
  const proxy = await openProxy(s3.url)
  return {
    environment: { ...s3.environment, S3_ENDPOINT: new URL(proxy.url).origin },
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
