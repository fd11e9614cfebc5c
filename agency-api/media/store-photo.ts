import { randomUUID } from 'node:crypto'
import type { MediaLocation } from '#contract/media.ts'
import { runInBackground } from '../background.ts'
import { processPhoto } from './process-photo.ts'
import { quarantineFiles } from './quarantine.ts'
import type { MediaStore } from './store.ts'

/** File columns of a media row. `size` in bytes, of the original. */
export type StoredPhoto = Awaited<ReturnType<typeof storePhoto>>

/**
 * Processes a photo and stores its five files below `{location}/{owner}/` under generated names. The caller writes the
 * row within `withNewFiles`. Throws the errors of `processPhoto`.
 */
export async function storePhoto(
  store: MediaStore,
  location: MediaLocation,
  recordId: number,
  bytes: Uint8Array,
) {
  const { original, card, page, small, thumb, width, height, blur } = await processPhoto(bytes)
  const name = randomUUID()
  const stored = {
    file: `${name}.${original.extension}`,
    extension: original.extension,
    width,
    height,
    blur,
    card: `${name}-card.${card.extension}`,
    page: `${name}-page.${page.extension}`,
    small: `${name}-small.${small.extension}`,
    thumb: `${name}-thumb.${thumb.extension}`,
    size: original.bytes.length,
  }
  const folder = `${location}/${recordId}`
  await putFiles(store, [
    { path: `${folder}/${stored.file}`, bytes: original.bytes },
    { path: `${folder}/${stored.card}`, bytes: card.bytes },
    { path: `${folder}/${stored.page}`, bytes: page.bytes },
    { path: `${folder}/${stored.small}`, bytes: small.bytes },
    { path: `${folder}/${stored.thumb}`, bytes: thumb.bytes },
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
