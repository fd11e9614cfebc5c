import { randomUUID } from 'node:crypto'
import type { MediaLocation } from '#contract/media.ts'
import { inBackground } from '../background.ts'
import { contentTypeOf } from './content-types.ts'
import type { Picture } from './develop.ts'
import { developPhotograph } from './photograph.ts'
import { dropFiles } from './quarantine.ts'
import type { MediaStore } from './store.ts'

/** What a media row says of its files. `size` in bytes, of the original. */
export type KeptPhotograph = {
  file: string
  extension: string
  width: number
  height: number
  card: string
  page: string
  blur: string
  size: number
}

/**
 * Develops a photograph and puts its three files below `{location}/{owner}/`, under names of ours. The caller writes the
 * row within `namingFiles`. Throws what `developPhotograph` throws.
 */
export async function keepPhotograph(
  store: MediaStore,
  location: MediaLocation,
  ownerId: number,
  bytes: Uint8Array,
): Promise<KeptPhotograph> {
  const photograph = await developPhotograph(bytes)
  const name = randomUUID()
  const kept: KeptPhotograph = {
    file: `${name}.${photograph.original.extension}`,
    extension: photograph.original.extension,
    width: photograph.width,
    height: photograph.height,
    card: `${name}-card.${photograph.card.extension}`,
    page: `${name}-page.${photograph.page.extension}`,
    blur: photograph.blur,
    size: photograph.original.bytes.length,
  }
  const upload = (file: string, { bytes }: Picture) => ({ path: `${location}/${ownerId}/${file}`, bytes })
  await putFiles(store, [
    upload(kept.file, photograph.original),
    upload(kept.card, photograph.card),
    upload(kept.page, photograph.page),
  ])
  return kept
}

/** A file to store. */
export type Upload = { path: string; bytes: Uint8Array }

/**
 * Stores files side by side, all or none: after a failure those that were stored are quarantined in the background, so that the
 * caller learns of it at once.
 */
export async function putFiles(store: MediaStore, uploads: readonly Upload[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    uploads.map(({ path, bytes }) => store.put(path, bytes, contentTypeOf(path))),
  )
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  const paths = uploads.map(({ path }) => path)
  inBackground('remove partial upload', dropFiles(store, paths))
  throw failed.reason
}
