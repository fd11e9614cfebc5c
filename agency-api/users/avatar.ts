import { randomUUID } from 'node:crypto'
import type { House } from '../house.ts'
import { contentTypeOf } from '../media/content-types.ts'
import { dropFiles } from '../media/keep.ts'
import { developAvatar } from '../media/photograph.ts'

/** What a form says of a picture: a new file, the one that is kept, none, or nothing at all. */
type Given = File | string | null | undefined

/**
 * Stores a new picture below `users/{id}/`, cut to 200 × 200. Answers the name for the row, undefined where the row keeps
 * its own; throws what `developAvatar` throws.
 */
export async function keepAvatar(
  { media }: Pick<House, 'media'>,
  userId: number,
  given: Given,
): Promise<string | null | undefined> {
  if (given === null) return null
  if (!(given instanceof Blob)) return undefined
  const { bytes, extension } = await developAvatar(await given.bytes())
  const file = `${randomUUID()}.${extension}`
  await media.put(`users/${userId}/${file}`, bytes, contentTypeOf(file))
  return file
}

/** Removes a picture that no row names any more; a whole address is not ours to remove. */
export async function dropAvatar(
  { media }: Pick<House, 'media'>,
  userId: number,
  file: string | null | undefined,
): Promise<void> {
  if (file && !/^https?:/i.test(file)) await dropFiles(media, [`users/${userId}/${file}`])
}

/**
 * Stores the picture of a form, runs `save` with the name for the row, and removes what is then out of use: the former
 * picture, or the new one when saving fails. `save` answers the former name.
 */
export async function withAvatar<T extends { former: string | null }>(
  house: Pick<House, 'media'>,
  userId: number,
  given: Given,
  save: (avatar: string | null | undefined) => Promise<T>,
): Promise<T> {
  const avatar = await keepAvatar(house, userId, given)
  try {
    const saved = await save(avatar)
    if (avatar !== undefined) await dropAvatar(house, userId, saved.former)
    return saved
  } catch (error) {
    await dropAvatar(house, userId, avatar)
    throw error
  }
}
