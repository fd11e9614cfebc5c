import { randomUUID } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { MediaLocation } from '#contract/media.ts'
import type { House } from '../house.ts'
import { type PictureOwner, reserveId } from '../db/reserve-id.ts'
import { putFiles, type Upload } from './keep.ts'
import type { Picture } from './develop.ts'
import { cardOf } from './named-files.ts'
import { developAvatar, developPhotograph } from './photograph.ts'
import { dropFiles, namingFiles } from './quarantine.ts'

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

/** Returns the file names to store for a record; `stored` are the ones that it has now. */
export type NextNames<N extends string> = (stored: Record<N, string | null>) => Record<N, string | null>

/**
 * Saves a record whose form carries pictures: stores the new files, runs `write`, which is the transaction, and quarantines the
 * files that the record no longer names, or the new ones when `write` fails. Nothing waits for the media store while the
 * transaction is open. `owner` is the record's id, or for a new record its table, of which an id is reserved when there
 * are files; `write` inserts the row under that id. Throws as `developPhotograph`, on the field of the picture.
 */
export async function savingPictures<N extends string, T>(
  { db, media }: Pick<House, 'db' | 'media'>,
  location: MediaLocation,
  owner: number | PictureOwner,
  sent: Record<N, Sent>,
  develop: (bytes: Uint8Array) => Promise<Files>,
  write: (nextNames: NextNames<N>, id: number | undefined) => Promise<T>,
): Promise<T> {
  const names = Object.keys(sent) as N[]
  const developed = new Map<N, Files>()
  for (const name of names) {
    const picture: Sent = sent[name]
    if (picture instanceof File) developed.set(name, await onField(name, develop(await picture.bytes())))
  }
  const ownerId =
    typeof owner === 'number' ? owner : developed.size > 0 ? await reserveId(db, owner) : undefined
  const uploads: Upload[] = []
  const stored = new Map<N, string>()
  for (const [name, files] of developed) {
    const uuid = randomUUID()
    for (const [suffix, { bytes, extension }] of files)
      uploads.push({ path: `${location}/${ownerId}/${uuid}${suffix}.${extension}`, bytes })
    stored.set(name, `${uuid}.${files[0]?.[1].extension}`)
  }
  await putFiles(media, uploads)

  const former: string[] = []
  const nextNames: NextNames<N> = (before) => {
    const next = { ...before }
    for (const name of names) {
      const file = stored.get(name)
      if (file === undefined && sent[name] !== null) continue
      if (ownerId !== undefined) former.push(...pathsOf(location, ownerId, before[name]))
      next[name] = file ?? null
    }
    return next
  }
  const paths = uploads.map(({ path }) => path)
  const result = await namingFiles({ db, media }, paths, () => write(nextNames, ownerId))
  await dropFiles(media, former)
  return result
}

/** Quarantines the files of a deleted record. */
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
