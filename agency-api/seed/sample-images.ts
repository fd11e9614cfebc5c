import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { MediaLocation } from '#contract/media.ts'
import type { PhotoVariant } from '#contract/photo-variants.ts'
import { type StoredPhoto, putFiles, putPhoto } from '../media/store-photo.ts'
import type { MediaStore } from '../media/store.ts'

const folder = path.join(import.meta.dirname, 'images')

const Index = z.record(z.string(), z.object({ width: z.number(), height: z.number(), blur: z.string() }))

/** Returns the size and blurred preview of every image in `images/`, by name. */
export const readImageIndex = () =>
  Index.parse(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')))

/** Stores the sample agency's images for every record that shows them, reading each file once. */
export function createSampleImages(store: MediaStore) {
  const index = readImageIndex()
  const files = new Map<string, Promise<Buffer>>()
  const read = (name: string) => {
    const bytes = files.get(name) ?? readFile(path.join(folder, name))
    files.set(name, bytes)
    return bytes
  }

  return {
    async storePhoto(location: MediaLocation, recordId: number, name: string): Promise<StoredPhoto> {
      const image = index[name]
      if (image === undefined) throw new Error(`The sample has no image ${name}`)
      const readVariant = async (variant: PhotoVariant) =>
        ({ extension: 'webp', bytes: await read(`${name}-${variant}.webp`) }) as const
      const stored = await putPhoto(store, `${location}/${recordId}`, {
        original: { extension: 'jpg', bytes: await read(`${name}.jpg`) },
        card: await readVariant('card'),
        small: await readVariant('small'),
        thumb: await readVariant('thumb'),
      })
      // The originals are no wider than the variant `page`, so they replace it.
      return { ...stored, page: stored.file, ...image }
    },
    async storeAvatar(location: 'agents' | 'users', recordId: number, name: string): Promise<string> {
      const file = `${randomUUID()}.webp`
      const bytes = await read(`avatars/${name}.webp`)
      await putFiles(store, [{ path: `${location}/${recordId}/${file}`, bytes }])
      return file
    },
  }
}
export type SampleImages = ReturnType<typeof createSampleImages>
