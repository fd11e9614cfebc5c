import path from 'node:path'
import type { Environment } from '../environment.ts'
import { createDiskStore } from './disk-store.ts'

/** Time limits of a store's response in ms: API requests must be handled within 5 s, while commands may take longer. */
export const storeResponseMs = { request: 4_000, command: 60_000 }

/** Opens S3 if a bucket is configured, else the folder `media` in the data directory. Loads the S3 client on demand. */
export async function openMediaStore(environment: Environment, responseMs = storeResponseMs.request) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = environment
  if (!bucket || !keyId || !secret)
    return createDiskStore(
      path.join(environment.dataDir, 'media'),
      environment.AGENCY_DISK_FLOOR_MB * 1_000_000,
    )
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({
    bucket,
    keyId,
    secret,
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    responseMs,
  })
}
