import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { contentTypeOf } from './content-types.ts'
import type { MediaStore, StoredFile } from './store.ts'

/** A bucket of any S3-compatible store; buckets stand in the path, which every one of them understands. */
export function s3Store(where: {
  bucket: string
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
}): MediaStore {
  const Bucket = where.bucket
  const client = new S3Client({
    region: where.region,
    endpoint: where.endpoint,
    forcePathStyle: where.endpoint !== undefined,
    credentials: { accessKeyId: where.keyId, secretAccessKey: where.secret },
    // Stores other than Amazon's often lack the newer checksums; uploads are single requests over TLS or loopback.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(path, bytes, contentType) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: path,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.length,
        }),
      )
    },
    async get(path) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: path }))
        if (found.Body === undefined || found.ContentLength === undefined) return null
        const stream = found.Body.transformToWebStream() as ReadableStream<Uint8Array>
        return { stream, size: found.ContentLength, contentType: contentTypeOf(path) }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: path }))
    },
    async list(prefix) {
      const files: StoredFile[] = []
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined)
            files.push({ path: Key, modified: LastModified })
        }
      }
      return files
    },
  }
}
