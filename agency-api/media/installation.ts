import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Installation } from '../app-context.ts'
import { readSetting, resolveSetting } from '../settings.ts'
import { readReferencedUuids, listStoredFiles, uuidOf } from './row-files.ts'
import type { MediaStore } from './store.ts'

/** File with the id of the installation that owns the store; the database stores the same id in its settings. */
const idFile = 'installation-id'
/** An id has 36 bytes. */
const maxIdBytes = 100

/** The database and the media store belong to different installations. */
export class WrongStoreError extends Error {
  constructor(...lines: string[]) {
    super(
      [
        ...lines,
        'Nothing was changed. Check DATABASE_URL, AGENCY_DATA_DIR and S3_BUCKET. If this database should own this store from',
        'now on, for example after a restore, run `npm run media:adopt` (docs/operating.md, Media).',
      ].join('\n'),
    )
  }
}

/**
 * Binds the store to the database: both contain the same id. A store without an id gets the database's id if at least
 * half of all files are both in the store and referenced by the database. Throws a WrongStoreError if fewer are, or if
 * the ids differ, and the store's error if it can't be read.
 */
export async function bindStore(installation: Installation): Promise<void> {
  const [databaseId, storeId] = await readIds(installation)
  if (storeId === null) {
    const { shared, missing, unreferenced } = await compareStore(installation)
    if (shared < missing + unreferenced)
      throw new WrongStoreError(
        databaseId === null
          ? 'Neither the database nor the media store has an installation id yet, and their files differ:'
          : 'The media store has no installation id, and its files are not those of the database:',
        `  the database references ${shared + missing} files, of which ${missing} are not in the store;`,
        `  the store contains ${unreferenced} files that the database does not reference.`,
      )
    await writeId(installation)
  } else if (databaseId !== storeId)
    throw new WrongStoreError(
      'The database and the media store belong to different installations:',
      `  the database: ${databaseId === null ? 'a new one, without an installation id' : escapeId(databaseId)}`,
      `  the media store: ${escapeId(storeId)}`,
    )
  await requireBoundStore(installation)
}

/** Throws a WrongStoreError when the ids differ. */
export async function requireBoundStore(installation: Installation): Promise<void> {
  const [databaseId, storeId] = await readIds(installation)
  if (databaseId !== storeId)
    throw new WrongStoreError(
      `The database belongs to installation ${escapeId(databaseId)}, the media store to ${escapeId(storeId)}.`,
    )
}

/** Binds the store to the database. Another installation that owned the store can no longer start with it. */
export async function adoptStore(installation: Installation) {
  const comparison = await compareStore(installation)
  await writeId(installation)
  return comparison
}

/** Gives an empty or partly copied store the id of the store that it is copied from. */
export async function copyInstallationId(from: MediaStore, to: MediaStore, targetFileCount: number) {
  const [sourceId, targetId] = [await readId(from), await readId(to)]
  if (sourceId === null) throw new Error('The source store has no installation id.')
  if (targetId !== null && targetId !== sourceId && targetFileCount > 0)
    throw new Error('The target store belongs to another installation. Use an empty one.')
  if (targetId !== sourceId) await to.put(idFile, Buffer.from(sourceId))
}

async function writeId({ db, media }: Installation): Promise<void> {
  const id = await resolveSetting(db, 'installation_id', randomUUID())
  await media.put(idFile, Buffer.from(id))
}

async function readIds({ db, media }: Installation) {
  return [await readSetting(db, 'installation_id'), await readId(media)] as const
}

async function readId(media: MediaStore): Promise<string | null> {
  const file = await media.get(idFile)
  if (file === null) return null
  if (file.size <= maxIdBytes) return text(file.stream)
  await file.stream.cancel()
  return `damaged, ${file.size} bytes`
}

/** Escapes an id for printing: anyone who can write to the store may have put control characters into it. */
const escapeId = (id: string | null) =>
  id === null ? 'none' : id.replace(/[^\w ,-]/g, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)

/** Counts the files in both database and store, and in only one of them. A photo's variants count once. */
async function compareStore(installation: Installation) {
  const referenced = await readReferencedUuids(installation)
  const stored = new Set((await listStoredFiles(installation.media)).map(({ path }) => uuidOf(path) ?? path))
  const shared = referenced.intersection(stored).size
  return { shared, missing: referenced.size - shared, unreferenced: stored.size - shared }
}
