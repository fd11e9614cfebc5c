import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { logError } from '../log.ts'
import { createCircuit, Unavailable, unavailableError } from './circuit.ts'
import { contentTypeOf, type MediaStore, type StoredFile } from './store.ts'

/** A response body that sends no byte for this long fails. */
const idleMs = 15_000

/**
 * Uses a bucket of any S3-compatible store, with path-style URLs, which all of them support. If the store hangs, is
 * unreachable, fails (5xx) or rejects requests (a wrong key, bucket or region), calls throw STORAGE_UNAVAILABLE within
 * `responseMs`, and at once while it keeps hanging or failing.
 */
export function s3Store(config: {
  bucket: string
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
  /** From the call to the response's headers, retries included. */
  responseMs: number
}): MediaStore {
  const Bucket = config.bucket
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint,
    forcePathStyle: config.endpoint !== undefined,
    credentials: { accessKeyId: config.keyId, secretAccessKey: config.secret },
    requestHandler: { connectionTimeout: config.responseMs / 2, socketTimeout: idleMs },
    // Stores other than Amazon's often lack the newer checksums; uploads are single requests over TLS or loopback.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const log = (error: unknown) => logError(error, { event: 'media store' })
  const circuit = createCircuit(log)
  const request = async <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) => {
    try {
      return await circuit(() => withinLimit(config.responseMs, send))
    } catch (error) {
      if (!(error instanceof S3ServiceException) || isMissingFile(error)) throw error
      // Bypasses the circuit: a rejection comes at once, and some stores reject only reads of files that they lack.
      log(error)
      throw unavailableError()
    }
  }
  return {
    async put(path, bytes) {
      const command = new PutObjectCommand({
        Bucket,
        Key: path,
        Body: bytes,
        ContentType: contentTypeOf(path),
        ContentLength: bytes.length,
      })
      await request(async (options) => requireFromStore((await client.send(command, options)).ETag))
    },
    async get(path) {
      const found = await request(async (options) => {
        const response = await client.send(new GetObjectCommand({ Bucket, Key: path }), options)
        requireFromStore(response.ETag)
        return response
      }).catch(nullIfMissing)
      if (found?.Body === undefined || found.ContentLength === undefined) return null
      const stream = found.Body.transformToWebStream() as ReadableStream<Uint8Array>
      return { stream, size: found.ContentLength }
    },
    async remove(path) {
      await request((options) => client.send(new DeleteObjectCommand({ Bucket, Key: path }), options))
    },
    async move(from, to) {
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      const command = new CopyObjectCommand({ Bucket, CopySource, Key: to })
      // Confirms the copy before the original is deleted.
      const copied = await request(async (options) =>
        requireFromStore((await client.send(command, options)).CopyObjectResult?.ETag),
      ).catch(nullIfMissing)
      if (copied === null) return false
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
 * anything with a page and status 200, and a file that isn't stored would count as stored.
 */
function requireFromStore(member: unknown): void {
  if (member === undefined) throw new Error('The response is not from an S3-compatible store')
}

/** Compares the name, because only some of the client's calls throw the class for a missing file. */
const isMissingFile = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null
  throw error
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
