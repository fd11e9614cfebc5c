import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { MediaLocation } from '#contract/media.ts'
import { contentTypeOf } from '../media/content-types.ts'
import type { KeptPhotograph } from '../media/keep.ts'
import type { MediaStore } from '../media/store.ts'
import { type Picture, pictureName } from './illustration/catalogue.ts'
import { height, width } from './illustration/pen.ts'
import type { Sitter } from './illustration/portrait.ts'
import { type Developed, openStudio } from './studio.ts'

/**
 * Draws each picture once and stores it for every record that shows it. What was encoded a moment ago needs no check and
 * no second encoding: the original, already 1600 px wide, serves as the page's size too.
 */
export function createDarkroom(store: MediaStore) {
  const studio = openStudio()
  const developed = new Map<string, Promise<Developed>>()
  const once = (name: string, develop: () => Promise<Developed>) => {
    const made = developed.get(name) ?? develop()
    developed.set(name, made)
    return made
  }
  const print = (picture: Picture) => once(pictureName(picture), () => studio.develop({ picture }))
  const sit = (sitter: Sitter) => once(JSON.stringify(sitter), () => studio.develop({ sitter }))
  const put = async (path: string, file: string) => {
    const bytes = await readFile(file)
    await store.put(path, bytes, contentTypeOf(path))
    return bytes.length
  }

  return {
    /** Draws these now. */
    async prepare(pictures: readonly Picture[], sitters: readonly Sitter[]): Promise<void> {
      await Promise.all([...pictures.map(print), ...sitters.map(sit)])
    },
    async keep(location: MediaLocation, ownerId: number, picture: Picture): Promise<KeptPhotograph> {
      const { original, card, blur } = await print(picture)
      const name = randomUUID()
      const [file, small] = [`${name}.jpg`, `${name}-card.webp`]
      const size = await put(`${location}/${ownerId}/${file}`, original)
      await put(`${location}/${ownerId}/${small}`, card)
      return { file, extension: 'jpg', width, height, card: small, page: file, blur, size }
    },
    /** Answers the file's name below `{location}/{ownerId}/`. */
    async keepPortrait(location: 'agents' | 'users', ownerId: number, sitter: Sitter): Promise<string> {
      const { original } = await sit(sitter)
      const file = `${randomUUID()}.webp`
      await put(`${location}/${ownerId}/${file}`, original)
      return file
    },
    close: studio.close,
  }
}
export type Darkroom = ReturnType<typeof createDarkroom>
