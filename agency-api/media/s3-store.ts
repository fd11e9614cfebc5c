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
import { createCircuit, storageUnavailableError, Unavailable } from './circuit.ts'
import { contentTypeOf, type MediaStore, type StoredFile } from './store.ts'

/**
 * Time without traffic after which a connection is closed, for example while a response body stalls. Also limits the
 * wait for headers if `responseMs` is longer.
 */
const idleMs = 15_000

/**
 * Stores media in an S3-compatible bucket, with path-style URLs if an endpoint is set. Throws STORAGE_UNAVAILABLE if
 * the store hangs, is unreachable, fails (5xx), rejects a request (a wrong key, bucket or region) or doesn't respond
 * like S3. Each request takes at most `responseMs`; after three consecutive failures the circuit breaker makes calls
 * fail at once.
 */
export function createS3Store(config: {
  bucket: string
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
  /** Maximum duration of a request in ms, including retries; excludes reading a file's body. */
  responseMs: number
}): MediaStore {
  const Bucket = config.bucket
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint,
    forcePathStyle: config.endpoint !== undefined,
    credentials: { accessKeyId: config.keyId, secretAccessKey: config.secret },
    requestHandler: { connectionTimeout: config.responseMs / 2, socketTimeout: idleMs },
    // Many S3-compatible stores don't support the newer checksums. Uploads don't need them: each is a single
    // request with a Content-Length, so the store rejects a truncated one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const log = (error: unknown) => logError(error, { event: 'media store' })
  const circuit = createCircuit(log)
  const request = async <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) => {
    try {
      return await circuit(() => withTimeout(config.responseMs, send))
    } catch (error) {
      if (!(error instanceof S3ServiceException) || isMissingFile(error)) throw error
      // 3xx and 4xx responses don't open the circuit: they arrive quickly, and some stores respond 403 to every read of
      // a missing file.
      log(error)
      throw storageUnavailableError()
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
      await request(async (options) => requireS3Field((await client.send(command, options)).ETag))
    },
    async get(path) {
      const object = await request(async (options) => {
        const response = await client.send(new GetObjectCommand({ Bucket, Key: path }), options)
        requireS3Field(response.ETag)
        return response
      }).catch(nullIfMissing)
      if (object?.Body === undefined || object.ContentLength === undefined) return null
      const stream = object.Body.transformToWebStream() as ReadableStream<Uint8Array>
      return { stream, size: object.ContentLength }
    },
    async remove(path) {
      await request((options) => client.send(new DeleteObjectCommand({ Bucket, Key: path }), options))
    },
    async move(from, to) {
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      const command = new CopyObjectCommand({ Bucket, CopySource, Key: to })
      // Confirms the copy before the original is deleted.
      const copied = await request(async (options) =>
        requireS3Field((await client.send(command, options)).CopyObjectResult?.ETag),
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
          const { IsTruncated, NextContinuationToken: nextToken } = response
          requireS3Field(IsTruncated)
          if (IsTruncated && (nextToken === undefined || nextToken === ContinuationToken))
            throw new Error('The list is truncated but has no new continuation token')
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
 * Throws if a field that every S3-compatible store returns is missing. Otherwise a proxy or web server that responds to
 * everything with a page and status 200 would make failed uploads look successful.
 */
function requireS3Field(member: unknown): void {
  if (member === undefined) throw new Error('The response is not from an S3-compatible store')
}

/** Compares the name, because not every command throws the class `NoSuchKey`. */
const isMissingFile = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null
  throw error
}

/**
 * Aborts a request after `responseMs`; reading a file's body afterwards isn't limited. Rethrows rejections (3xx, 4xx),
 * and throws Unavailable for timeouts and all other errors.
 */
async function withTimeout<T>(
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
    throw new Unavailable('The media store is unavailable', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
