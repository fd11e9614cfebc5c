import { randomUUID } from 'node:crypto'
import type { MediaLocation } from '#contract/media.ts'
import { photoVariants, type PhotoVariant } from '#contract/photo-variants.ts'
import { runInBackground } from '../background.ts'
import { processImage } from './process-image.ts'
import { quarantineFiles } from './quarantine.ts'
import type { RenderedPhoto } from './render-photo.ts'
import type { MediaStore } from './store.ts'

/** File columns of a media row. `size` in bytes, of the original. */
export type StoredPhoto = Awaited<ReturnType<typeof storePhoto>>

/**
 * Processes a photo and stores its files below `{location}/{recordId}/` under generated names. The caller writes the
 * row within `withNewFiles`, which removes the files if the transaction fails. Throws the errors of `processImage`.
 */
export async function storePhoto(
  store: MediaStore,
  location: MediaLocation,
  recordId: number,
  bytes: Uint8Array,
) {
  const photo = await processImage('photo', bytes)
  const { width, height, blur } = photo
  return { ...(await putPhoto(store, `${location}/${recordId}`, photo)), width, height, blur }
}

type PhotoFiles = Pick<RenderedPhoto, 'original'> & Partial<RenderedPhoto>

/** Stores a photo's files in a folder under a generated name; returns their names, null for missing variants. */
export async function putPhoto(store: MediaStore, folder: string, photo: PhotoFiles) {
  const { bytes, extension } = photo.original
  const uuid = randomUUID()
  const file = `${uuid}.${extension}`
  const uploads: Upload[] = [{ path: `${folder}/${file}`, bytes }]
  const names = {} as Record<PhotoVariant, string | null>
  for (const variant of photoVariants) {
    const image = photo[variant]
    names[variant] = image === undefined ? null : `${uuid}-${variant}.${image.extension}`
    if (image !== undefined) uploads.push({ path: `${folder}/${names[variant]}`, bytes: image.bytes })
  }
  await putFiles(store, uploads)
  return { ...names, file, extension, size: bytes.length }
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
