import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AgencyError } from '#contract/errors.ts'
import type { MediaStore, StoredFile } from './store.ts'

/** Folder of incomplete files; the sweep deletes those that a crash leaves. */
export const incompleteFolder = 'incoming'

/**
 * Stores files below one folder. Throws a RangeError for paths outside it, and STORAGE_FULL when the disk has less
 * than `minFreeBytes` of free space (docs/security.md U-7).
 */
export function createDiskStore(root: string, minFreeBytes = 0): MediaStore {
  const resolvePath = (relative: string) => {
    const full = path.resolve(root, relative)
    if (!full.startsWith(path.resolve(root) + path.sep) || relative.includes('\0'))
      throw new RangeError('A path outside the media folder')
    return full
  }
  return {
    async put(relative, bytes) {
      const target = resolvePath(relative)
      const temporary = resolvePath(`${incompleteFolder}/${randomUUID()}`)
      await createFolder(path.dirname(temporary))
      const { bavail, bsize } = await statfs(path.dirname(temporary))
      if (bavail * bsize < minFreeBytes) throw new AgencyError('STORAGE_FULL')
      await createFolder(path.dirname(target))
      try {
        await writeFile(temporary, bytes, { flag: 'wx', mode: 0o640, flush: true })
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await sync(path.dirname(target))
    },
    async get(relative) {
      const file = resolvePath(relative)
      const fileStats = await stat(file).catch(nullIfMissing)
      if (fileStats === null || !fileStats.isFile()) return null
      return { stream: ReadableStream.from(read(file)), size: fileStats.size }
    },
    async remove(relative) {
      await rm(resolvePath(relative), { force: true })
    },
    async move(from, to) {
      const [source, target] = [resolvePath(from), resolvePath(to)]
      const at = new Date()
      // Runs before the rename, so that a crash between the two can't leave a file that looks older than its move.
      if ((await utimes(source, at, at).catch(nullIfMissing)) === null) return false
      await createFolder(path.dirname(target))
      if ((await rename(source, target).catch(nullIfMissing)) === null) return false
      await sync(path.dirname(target))
      return true
    },
    async list(prefix) {
      const entries = await readdir(resolvePath(prefix), { recursive: true, withFileTypes: true }).catch(
        nullIfMissing,
      )
      const files = (entries ?? []).filter((entry) => entry.isFile())
      const listed = await Promise.all(
        files.map(async (entry): Promise<StoredFile[]> => {
          const full = path.join(entry.parentPath, entry.name)
          const fileStats = await stat(full).catch(nullIfMissing)
          const relative = path.relative(root, full).split(path.sep).join('/')
          return fileStats === null ? [] : [{ path: relative, modified: fileStats.mtime }]
        }),
      )
      return listed.flat()
    },
  }
}

/** Opens the file at the first read, so that responses whose body is not read (HEAD) hold no descriptor. */
async function* read(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

/** Creates a folder and its missing parents. Syncs the parent of each, or a power cut could undo its creation. */
async function createFolder(folder: string): Promise<void> {
  const topmostCreated = await mkdir(folder, { recursive: true })
  if (topmostCreated === undefined) return
  for (let created = folder; created.length >= topmostCreated.length; created = path.dirname(created))
    await sync(path.dirname(created))
}

async function sync(folder: string): Promise<void> {
  // Windows can't open a folder; its file system journals the rename.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
