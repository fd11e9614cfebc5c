import { mayBeCommitted } from '../db/unavailable.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { isNamed } from './named-files.ts'
import type { MediaStore, StoredFile } from './store.ts'

type Files = Pick<House, 'db' | 'media'>

/** Files that are no longer used, below the paths that they had. The sweep deletes them after days (sweep.ts). */
const quarantineFolder = 'quarantine'

export const isQuarantined = (path: string) => path.startsWith(`${quarantineFolder}/`)
const quarantined = (path: string) => `${quarantineFolder}/${path}`

/** Takes a file out of use. Returns false when there is no such file. */
export const quarantine = (media: MediaStore, path: string) => media.move(path, quarantined(path))

/** Puts a file back in use. Returns false when it isn't in quarantine. */
export const restore = (media: MediaStore, path: string) => media.move(quarantined(path), path)

/** Deletes a file in quarantine for good. */
export const purge = (media: MediaStore, path: string) => media.remove(quarantined(path))

/** Quarantines files whose rows are gone. Failures are logged, not thrown: the sweep takes what stays. */
export async function dropFiles(media: MediaStore, paths: readonly string[]): Promise<void> {
  for (const outcome of await Promise.allSettled(paths.map((path) => quarantine(media, path)))) {
    if (outcome.status === 'rejected') logError(outcome.reason, { event: 'file not removed' })
  }
}

/**
 * Runs the transaction that names new files. When it fails, those that no row names are quarantined. A COMMIT whose
 * acknowledgement is lost looks like a failure too: the rows are read again, and when the server may still be committing
 * the files stay, for the sweep to decide.
 */
export async function namingFiles<T>(
  { db, media }: Files,
  files: readonly string[],
  transaction: () => Promise<T>,
): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (mayBeCommitted(error)) throw error
    try {
      const named = await Promise.all(files.map((path) => isNamed(db, path)))
      await dropFiles(
        media,
        files.filter((_, index) => !named[index]),
      )
    } catch (reason) {
      logError(reason, { event: 'files kept', files })
    }
    throw error
  }
}

/** Lists the files in quarantine by the paths that they had. */
export async function listQuarantined(media: MediaStore): Promise<StoredFile[]> {
  const files = await media.list(quarantineFolder)
  return files.map((file) => ({ ...file, path: file.path.slice(quarantineFolder.length + 1) }))
}

/** Reads a file, in use or in quarantine. It may move in either direction between two looks. */
export async function readAnywhere(media: MediaStore, path: string): ReturnType<MediaStore['get']> {
  return (await media.get(path)) ?? (await media.get(quarantined(path))) ?? (await media.get(path))
}

/** Reads a file; one that a row names again, after a restore for instance, comes back from quarantine. */
export async function readFile({ db, media }: Files, path: string): ReturnType<MediaStore['get']> {
  const found = await media.get(path)
  if (found !== null) return found
  const kept = await media.get(quarantined(path))
  await kept?.stream.cancel()
  if (kept === null || !(await isNamed(db, path))) return null
  await restore(media, path)
  return media.get(path)
}
