import { mkdirSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'

/**
 * Starts an S3 server with the buckets `agency` and `empty-agency`. Listing fails if signatures are verified: S3rver, unlike S3,
 * expects the signature of `/bucket` for the path `/bucket/?list-type=2`.
 */
export async function startS3(directory: string, { verifySignatures = false } = {}) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: !verifySignatures,
    configureBuckets: [{ name: 'agency' }, { name: 'empty-agency' }],
  })
  const url = `http://127.0.0.1:${(await server.run()).port}`
  return {
    url,
    environment: {
      S3_BUCKET: 'agency',
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => server.close(),
  }
}
