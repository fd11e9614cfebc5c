import { districtImages } from '#contract/district-fields.ts'
import { MediaLocation, mediaLocations } from '#contract/media.ts'
import type { Rows } from '../backup/rows.ts'
import type { Db } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { photoVariants } from './photo-variants.ts'
import type { StoredFile } from './store.ts'

type Row = Rows[number]

const ownFileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]+$/

/** Returns the name of a district image's smaller variant; null for a URL or a foreign name. */
export function cardFileOf(name: string | null): string | null {
  const uuid = ownFileName.exec(name ?? '')?.[1]
  return uuid === undefined ? null : `${uuid}-card.webp`
}

/** Returns the paths of the files that a row refers to. */
export function filesOf(table: string, row: Row): string[] {
  switch (table) {
    case 'media':
      return toPaths(`${row.location}/${row.owner_id}`, [row.file, ...photoVariants.map((name) => row[name])])
    case 'attachments':
      return toPaths(`attachments/${row.location}/${row.owner_id}`, [row.file])
    case 'agents':
    case 'users':
      return toPaths(`${table}/${row.id}`, [row.avatar].filter(isOwn))
    case 'districts': {
      const images = districtImages.map((image) => row[image]).filter(isOwn)
      const names = images.flatMap((image) => [image, cardFileOf(image)])
      return toPaths(`${table}/${row.id}`, names)
    }
    default:
      return []
  }
}

/** Returns true if a row refers to the file at this path. */
export async function isReferenced(db: Db, path: string): Promise<boolean> {
  const [table, rows] = await readOwnerRows(db, path.split('/'))
  return rows.some((row) => filesOf(table, row).includes(path))
}

async function readOwnerRows(db: Db, [folder = '', ...rest]: string[]): Promise<[string, Row[]]> {
  if (folder === 'attachments') {
    const location = MediaLocation.extract(['properties', 'condominiums']).parse(rest[0])
    const query = db.selectFrom('attachments').selectAll().where('location', '=', location)
    return ['attachments', await query.where('owner_id', '=', Number(rest[1])).execute()]
  }
  const id = Number(rest[0])
  const location = MediaLocation.parse(folder)
  if (location === 'agents' || location === 'users' || location === 'districts')
    return [location, await db.selectFrom(location).selectAll().where('id', '=', id).execute()]
  const query = db.selectFrom('media').selectAll().where('location', '=', location)
  return ['media', await query.where('owner_id', '=', id).execute()]
}

type Value = Row[string] | undefined

const toPaths = (folder: string, names: Value[]) =>
  names.filter((name) => name !== null && name !== undefined).map((name) => `${folder}/${name}`)

/** An image may be an external URL, which has no file here. */
const isOwn = (name: Value): name is string => typeof name === 'string' && ownFileName.test(name)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** Returns the UUID in a file name, shared by a photo's variants; null if there is none. */
export const uuidOf = (name: string | null): string | null => uuid.exec(name ?? '')?.[0] ?? null

/** Lists all stored files in the records' folders, including those without a row. */
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
