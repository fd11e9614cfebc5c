import { randomUUID } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { MediaLocation } from '#contract/media.ts'
import { mayBeCommitted } from '../db/unavailable.ts'
import type { House } from '../house.ts'
import { contentTypeOf } from './content-types.ts'
import { dropFiles } from './keep.ts'
import type { Picture } from './develop.ts'
import { developAvatar, developPhotograph } from './photograph.ts'

/** A picture as a form sends it: a new file, the stored name of the one that stays, null for none, undefined as it is. */
type Sent = File | string | null | undefined
/** Files that a record's picture consists of, by what their names end in; the first is the picture itself. */
type Files = readonly [suffix: '' | '-card', picture: Picture][]

/** What a portrait becomes: one square of 200 × 200. */
export const asAvatar = async (bytes: Uint8Array): Promise<Files> => [['', await developAvatar(bytes)]]

/** What a cover becomes: 1600 px wide, and 640 for cards. */
export async function asCover(bytes: Uint8Array): Promise<Files> {
  const { page, card } = await developPhotograph(bytes)
  return [
    ['', page],
    ['-card', card],
  ]
}

const own = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]+$/

/** The smaller file beside a cover; null for an address, or for a name that is not of our making. */
export function cardOf(name: string | null): string | null {
  const uuid = own.exec(name ?? '')?.[1]
  return uuid === undefined ? null : `${uuid}-card.webp`
}

/** Writes the new files of a record and answers the names to store; `stored` are the names that it has so far. */
export type Place<N extends string> = (
  ownerId: number,
  stored: Record<N, string | null>,
) => Promise<Record<N, string | null>>

/**
 * Saves a record whose form carries pictures. `write` is the transaction, and calls `place` for the names to store. Should
 * it fail, the new files go again; when it is done, those that were replaced or removed go. Throws as `developPhotograph`,
 * on the field of the picture.
 */
export async function savingPictures<N extends string, T>(
  { media }: Pick<House, 'media'>,
  location: MediaLocation,
  sent: Record<N, Sent>,
  develop: (bytes: Uint8Array) => Promise<Files>,
  write: (place: Place<N>) => Promise<T>,
): Promise<T> {
  const names = Object.keys(sent) as N[]
  const developed = new Map<N, Files>()
  for (const name of names) {
    const picture: Sent = sent[name]
    if (picture instanceof File) developed.set(name, await onField(name, develop(await picture.bytes())))
  }
  const written: string[] = []
  const former: string[] = []

  const place: Place<N> = async (ownerId, stored) => {
    const next = { ...stored }
    for (const name of names) {
      const files = developed.get(name)
      if (files === undefined && sent[name] !== null) continue
      former.push(...pathsOf(location, ownerId, stored[name]))
      next[name] = null
      const uuid = randomUUID()
      for (const [suffix, { bytes, extension }] of files ?? []) {
        const file = `${uuid}${suffix}.${extension}`
        written.push(`${location}/${ownerId}/${file}`)
        await media.put(`${location}/${ownerId}/${file}`, bytes, contentTypeOf(file))
        next[name] ??= file
      }
    }
    return next
  }

  try {
    const result = await write(place)
    await dropFiles(media, former)
    return result
  } catch (error) {
    if (!mayBeCommitted(error)) await dropFiles(media, written)
    throw error
  }
}

/** Removes the files of a record that is gone. */
export function dropPictures(
  { media }: Pick<House, 'media'>,
  location: MediaLocation,
  ownerId: number,
  names: readonly (string | null)[],
): Promise<void> {
  return dropFiles(
    media,
    names.flatMap((name) => pathsOf(location, ownerId, name)),
  )
}

/** An address elsewhere has no files here. */
function pathsOf(location: MediaLocation, ownerId: number, name: string | null): string[] {
  const card = cardOf(name)
  return name === null || card === null ? [] : [name, card].map((file) => `${location}/${ownerId}/${file}`)
}

async function onField<T>(name: string, developing: Promise<T>): Promise<T> {
  try {
    return await developing
  } catch (error) {
    if (!(error instanceof AgencyError)) throw error
    throw new AgencyError(error.code, { status: error.status, fields: { [name]: error.code } })
  }
}
