import { isMaybeCommitted } from '../db/unavailable.ts'
import type { Installation } from '../app-context.ts'
import { logError } from '../log.ts'
import { isReferenced } from './row-files.ts'
import type { MediaStore, StoredFile } from './store.ts'

/** Folder of files that are no longer in use, under their former paths. The sweep deletes them after a week. */
const quarantineFolder = 'quarantine'

const quarantinePathOf = (path: string) => `${quarantineFolder}/${path}`

/** Moves a file to quarantine. Returns false if there is no such file. */
export const quarantine = (media: MediaStore, path: string) => media.move(path, quarantinePathOf(path))

/** Moves a file back from quarantine. Returns false if it isn't there. */
export const restore = (media: MediaStore, path: string) => media.move(quarantinePathOf(path), path)

/** Deletes a quarantined file for good. */
export const purge = (media: MediaStore, path: string) => media.remove(quarantinePathOf(path))

/**
 * Moves files to quarantine. Callers ensure that no row refers to them. Logs failures; the sweep moves the remaining
 * files later.
 */
export async function quarantineFiles(media: MediaStore, paths: readonly string[]): Promise<void> {
  for (const outcome of await Promise.allSettled(paths.map((path) => quarantine(media, path)))) {
    if (outcome.status === 'rejected') logError(outcome.reason, { event: 'file not removed' })
  }
}

/**
 * Runs the transaction that inserts the rows of new files. After a failure, files without a row are quarantined. If the
 * transaction may have been committed all the same, the files stay for the sweep.
 */
export async function withNewFiles<T>(
  { db, media }: Installation,
  files: readonly string[],
  transaction: () => Promise<T>,
): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (isMaybeCommitted(error)) throw error
    try {
      const referenced = await Promise.all(files.map((path) => isReferenced(db, path)))
      const unused = files.filter((_, index) => !referenced[index])
      await quarantineFiles(media, unused)
    } catch (reason) {
      logError(reason, { event: 'files retained', files })
    }
    throw error
  }
}

/** Lists quarantined files by their former paths. */
export async function listQuarantined(media: MediaStore): Promise<StoredFile[]> {
  const files = await media.list(quarantineFolder)
  return files.map((file) => ({ ...file, path: file.path.slice(quarantineFolder.length + 1) }))
}

/** Reads a file from the store or from quarantine; the file may move in either direction between two attempts. */
export async function readAnywhere(media: MediaStore, path: string): ReturnType<MediaStore['get']> {
  return (await media.get(path)) ?? (await media.get(quarantinePathOf(path))) ?? (await media.get(path))
}

/** Reads a file; restores it from quarantine if a row refers to it again, as after restoring a backup. */
export async function readFile({ db, media }: Installation, path: string): ReturnType<MediaStore['get']> {
  const file = await media.get(path)
  if (file !== null) return file
  const quarantined = await media.get(quarantinePathOf(path))
  await quarantined?.stream.cancel()
  if (quarantined === null || !(await isReferenced(db, path))) return null
  await restore(media, path)
  return media.get(path)
}
