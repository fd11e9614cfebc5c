import { districtPictures } from '#contract/district-fields.ts'
import { mediaLocations } from '#contract/media.ts'
import type { House } from '../house.ts'
import type { StoredFile } from './store.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** The UUID of one of our file names, which a photograph's variants share; null where there is none. */
export const uuidOf = (name: string | null): string | null => uuid.exec(name ?? '')?.[0] ?? null
/** All that a text holds. */
export const uuids = (text: string): string[] => text.match(new RegExp(uuid, 'g')) ?? []

/** Every file that a record may own. */
export async function storedFiles(media: House['media']): Promise<StoredFile[]> {
  const listed = await Promise.all([...mediaLocations, 'attachments'].map((folder) => media.list(folder)))
  return listed.flat()
}

/** The UUID in every file name that a row holds. */
export async function knownNames({ db }: Pick<House, 'db'>): Promise<Set<string>> {
  const names = await Promise.all([
    db.selectFrom('media').select('file as name').execute(),
    db.selectFrom('attachments').select('file as name').execute(),
    db.selectFrom('agents').select('avatar as name').execute(),
    db.selectFrom('users').select('avatar as name').execute(),
    ...districtPictures.map((picture) => db.selectFrom('districts').select(`${picture} as name`).execute()),
  ])
  return new Set(names.flat().flatMap(({ name }) => uuidOf(name) ?? []))
}
