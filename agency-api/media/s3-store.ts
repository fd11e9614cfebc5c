import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { logError } from '../log.ts'
import { createCircuit, Unavailable } from './circuit.ts'
import { contentTypeOf } from './content-types.ts'
import type { MediaStore, StoredFile } from './store.ts'

/** A body without a byte for this long fails. */
const idleMs = 15_000

/**
 * Uses a bucket of any S3-compatible store, with path-style addresses, which all of them support. If the store
 * hangs, is unreachable or fails (5xx), calls throw STORAGE_UNAVAILABLE within `responseMs`, and at once while it
 * keeps failing.
 */
export function s3Store(where: {
  bucket: string
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
  /** From the call to the response's headers, retries included. */
  responseMs: number
}): MediaStore {
  const Bucket = where.bucket
  const client = new S3Client({
    region: where.region,
    endpoint: where.endpoint,
    forcePathStyle: where.endpoint !== undefined,
    credentials: { accessKeyId: where.keyId, secretAccessKey: where.secret },
    requestHandler: { connectionTimeout: where.responseMs / 2, socketTimeout: idleMs },
    // Stores other than Amazon's often lack the newer checksums; uploads are single requests over TLS or loopback.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const circuit = createCircuit((error) => logError(error, { event: 'media store' }))
  const request = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) =>
    circuit(() => withinLimit(where.responseMs, send))
  return {
    async put(path, bytes, contentType) {
      const command = new PutObjectCommand({
        Bucket,
        Key: path,
        Body: bytes,
        ContentType: contentType,
        ContentLength: bytes.length,
      })
      await request(async (options) => requireFromStore((await client.send(command, options)).ETag))
    },
    async get(path) {
      try {
        const found = await request(async (options) => {
          const response = await client.send(new GetObjectCommand({ Bucket, Key: path }), options)
          requireFromStore(response.ETag)
          return response
        })
        if (found.Body === undefined || found.ContentLength === undefined) return null
        const stream = found.Body.transformToWebStream() as ReadableStream<Uint8Array>
        return { stream, size: found.ContentLength, contentType: contentTypeOf(path) }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(path) {
      await request((options) => client.send(new DeleteObjectCommand({ Bucket, Key: path }), options))
    },
    async move(from, to) {
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      try {
        const command = new CopyObjectCommand({ Bucket, CopySource, Key: to })
        // Before the original is deleted.
        await request(async (options) =>
          requireFromStore((await client.send(command, options)).CopyObjectResult?.ETag),
        )
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return false
        throw error
      }
      await request((options) => client.send(new DeleteObjectCommand({ Bucket, Key: from }), options))
      return true
    },
    async list(prefix) {
      const files: StoredFile[] = []
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: `${prefix}/`, ContinuationToken })
        const page: ListObjectsV2CommandOutput = await request(async (options) => {
          const response = await client.send(command, options)
          requireFromStore(response.IsTruncated)
          if (response.IsTruncated && response.NextContinuationToken === ContinuationToken)
            throw new Error('The list repeats a page')
          return response
        })
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined)
            files.push({ path: Key, modified: LastModified })
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return files
    },
  }
}

/**
 * Throws if a response lacks a member that every store sends. A proxy or web server in its place may respond to
 * anything with a page and status 200: a file would count as stored that isn't.
 */
function requireFromStore(member: unknown): void {
  if (member === undefined) throw new Error('The response is not from an S3-compatible store')
}

/** Aborts a call after `responseMs`, but not the reading of its body. Throws Unavailable for anything but a 4xx. */
async function withinLimit<T>(
  responseMs: number,
  send: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), responseMs)
  try {
    return await send({ abortSignal: controller.signal })
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500
    if (status < 500 && !controller.signal.aborted) throw error
    throw new Unavailable('The media store did not respond', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
