import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { MediaLocation } from '#contract/media.ts'
import { contentTypeOf } from '../media/content-types.ts'
import { whileDrawing } from '../media/decoders.ts'
import { gate } from '../media/gate.ts'
import type { KeptPhotograph } from '../media/keep.ts'
import { developAvatar } from '../media/photograph.ts'
import type { MediaStore } from '../media/store.ts'
import { drawPicture, type Picture, pictureName } from './illustration/catalogue.ts'
import { height, width } from './illustration/pen.ts'
import { drawPortrait, type Sitter } from './illustration/portrait.ts'
import { photograph } from './illustration/render.ts'

interface Developed {
  original: Buffer
  card: Buffer
  blur: string
}

/**
 * Draws each picture once and stores it for every record that shows it. What was encoded a moment ago needs no check and
 * no second encoding: the original, already 1600 px wide, serves as the page's size too.
 */
export function createDarkroom(store: MediaStore) {
  const developed = new Map<string, Promise<Developed>>()
  const print = (picture: Picture) => {
    const name = pictureName(picture)
    const made = developed.get(name) ?? develop(picture)
    developed.set(name, made)
    return made
  }
  const put = (path: string, bytes: Uint8Array) => store.put(path, bytes, contentTypeOf(path))

  return {
    /** Draws these pictures now, as many at once as there are cores. */
    async prepare(pictures: readonly Picture[]): Promise<void> {
      const turn = gate(availableParallelism())
      await Promise.all(pictures.map((picture) => turn(() => print(picture))))
    },
    async keep(location: MediaLocation, ownerId: number, picture: Picture): Promise<KeptPhotograph> {
      const { original, card, blur } = await print(picture)
      const name = randomUUID()
      const [file, small] = [`${name}.jpg`, `${name}-card.webp`]
      await put(`${location}/${ownerId}/${file}`, original)
      await put(`${location}/${ownerId}/${small}`, card)
      return { file, extension: 'jpg', width, height, card: small, page: file, blur, size: original.length }
    },
    /** Answers the file's name below `{location}/{ownerId}/`. */
    async keepPortrait(location: 'agents' | 'users', ownerId: number, sitter: Sitter): Promise<string> {
      const portrait = Buffer.from(drawPortrait(sitter))
      const drawn = await whileDrawing(() => sharp(portrait).png({ compressionLevel: 1 }).toBuffer())
      const avatar = await developAvatar(drawn)
      const file = `${randomUUID()}.${avatar.extension}`
      await put(`${location}/${ownerId}/${file}`, avatar.bytes)
      return file
    },
  }
}
export type Darkroom = ReturnType<typeof createDarkroom>

async function develop(picture: Picture): Promise<Developed> {
  const original = await whileDrawing(() => photograph(drawPicture(picture)))
  const small = sharp(original).resize(640)
  const [card, blur] = await Promise.all([
    small.clone().webp({ quality: 80, effort: 2 }).toBuffer(),
    small.clone().resize(12).webp({ quality: 20 }).toBuffer(),
  ])
  return { original, card, blur: `data:image/webp;base64,${blur.toString('base64')}` }
}
