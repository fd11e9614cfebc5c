import { randomUUID } from 'node:crypto'
import type { MediaLocation } from '#contract/media.ts'
import { runInBackground } from '../background.ts'
import type { EncodedImage } from './render-photo.ts'
import { processPhoto } from './process-photo.ts'
import { quarantineFiles } from './quarantine.ts'
import type { MediaStore } from './store.ts'

/** File columns of a media row. `size` in bytes, of the original. */
export type StoredPhoto = Awaited<ReturnType<typeof storePhoto>>

/**
 * Processes a photo and stores its four files below `{location}/{owner}/` under generated names. The caller writes
 * the row within `withNewFiles`. Throws as `processPhoto`.
 */
export async function storePhoto(
  store: MediaStore,
  location: MediaLocation,
  recordId: number,
  bytes: Uint8Array,
) {
  const photo = await processPhoto(bytes)
  const name = randomUUID()
  const stored = {
    file: `${name}.${photo.original.extension}`,
    extension: photo.original.extension,
    width: photo.width,
    height: photo.height,
    card: `${name}-card.${photo.card.extension}`,
    page: `${name}-page.${photo.page.extension}`,
    thumb: `${name}-thumb.${photo.thumb.extension}`,
    blur: photo.blur,
    size: photo.original.bytes.length,
  }
  const upload = (file: string, { bytes }: EncodedImage) => ({
    path: `${location}/${recordId}/${file}`,
    bytes,
  })
  await putFiles(store, [
    upload(stored.file, photo.original),
    upload(stored.card, photo.card),
    upload(stored.page, photo.page),
    upload(stored.thumb, photo.thumb),
  ])
  return stored
}

export type Upload = { path: string; bytes: Uint8Array }

/**
 * Stores files in parallel, all or none: after a failure the stored ones are quarantined in the background, so that
 * the caller gets the error at once.
 */
export async function putFiles(store: MediaStore, uploads: readonly Upload[]): Promise<void> {
  const outcomes = await Promise.allSettled(uploads.map(({ path, bytes }) => store.put(path, bytes)))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  const paths = uploads.map(({ path }) => path)
  runInBackground('remove partial upload', quarantineFiles(store, paths))
  throw failed.reason
}
