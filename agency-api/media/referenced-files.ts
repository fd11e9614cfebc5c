import { districtImages } from '#contract/district-fields.ts'
import { mediaLocations } from '#contract/media.ts'
import type { AppContext } from '../app-context.ts'
import type { StoredFile } from './store.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** Returns the UUID in a file name, shared by a photo's variants; null if there is none. */
export const uuidOf = (name: string | null): string | null => uuid.exec(name ?? '')?.[0] ?? null

/** Lists all files that a record may own. */
export async function listStoredFiles(media: AppContext['media']): Promise<StoredFile[]> {
  const listed = await Promise.all([...mediaLocations, 'attachments'].map((folder) => media.list(folder)))
  return listed.flat()
}

/** Returns the UUIDs of all file names in the database. */
export async function readReferencedUuids({ db }: Pick<AppContext, 'db'>): Promise<Set<string>> {
  const names = await Promise.all([
    db.selectFrom('media').select('file as name').execute(),
    db.selectFrom('attachments').select('file as name').execute(),
    db.selectFrom('agents').select('avatar as name').execute(),
    db.selectFrom('users').select('avatar as name').execute(),
    ...districtImages.map((image) => db.selectFrom('districts').select(`${image} as name`).execute()),
  ])
  return new Set(names.flat().flatMap(({ name }) => uuidOf(name) ?? []))
}
