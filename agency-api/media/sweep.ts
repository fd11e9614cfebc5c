import type { House } from '../house.ts'
import { logError, logLine } from '../log.ts'
import { incoming } from './disk-store.ts'
import { requireOwnStore } from './installation.ts'
import { knownNames, storedFiles, uuidOf } from './known-names.ts'
import { listQuarantined, purge, quarantine, restore } from './quarantine.ts'
import type { StoredFile } from './store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Files that no row names are orphans after this long: a transaction that names them may be under way. */
const minimumAgeMs = hourMs
/** Time in quarantine before a file is deleted. A backup that began before the file was removed still needs it. */
const quarantineMs = 7 * dayMs
/** With more orphans than this, both as a share of all files and in number, the database is probably the wrong one. */
const suspicious = { share: 0.1, files: 30 }

export type Swept = { quarantined: number; restored: number; deleted: number }

/**
 * Quarantines orphans, puts back files that a row names again, and deletes what has been in quarantine for a week
 * (docs/security.md U-6). Logs each file. Throws an Error and touches nothing when the store belongs to another
 * installation, or when so many files are orphans that the database must be wrong. Files are listed before rows are read,
 * so that one that is being saved is never taken for an orphan.
 */
export async function sweepOrphans(house: Pick<House, 'db' | 'media' | 'now'>): Promise<Swept> {
  await requireOwnStore(house)
  const { media } = house
  const isOlder = (than: number) => {
    const before = house.now().getTime() - than
    return ({ modified }: StoredFile) => modified.getTime() < before
  }
  const [halves, removed, files] = [
    await media.list(incoming),
    await listQuarantined(media),
    await storedFiles(media),
  ]
  const names = await knownNames(house)
  const isOrphan = ({ path }: StoredFile) => !names.has(uuidOf(path) ?? '')

  const orphans = files.filter(isOlder(minimumAgeMs)).filter(isOrphan)
  if (orphans.length > Math.max(suspicious.files, files.length * suspicious.share))
    throw new Error(
      `No row names ${orphans.length} of ${files.length} files, such as ${orphans[0]?.path}. All of them stay: is this the database of this media store (docs/operating.md)?`,
    )
  const over = removed.filter(isOlder(quarantineMs)).filter(isOrphan)
  for (const { path } of halves.filter(isOlder(minimumAgeMs))) await media.remove(path)
  return {
    quarantined: await each('quarantined', orphans, (path) => quarantine(media, path)),
    restored: await restoreNamed(house),
    deleted: await each('deleted', over, (path) => purge(media, path)),
  }
}

/** Puts files back that a row names although they are in quarantine; returns how many. */
export async function restoreNamed(place: Pick<House, 'db' | 'media'>): Promise<number> {
  const removed = await listQuarantined(place.media)
  const names = await knownNames(place)
  const back = removed.filter(({ path }) => names.has(uuidOf(path) ?? ''))
  return each('restored', back, (path) => restore(place.media, path))
}

/** Applies an action to each file and logs it; returns how many it was applied to. */
async function each(
  done: keyof Swept,
  files: readonly StoredFile[],
  action: (path: string) => Promise<boolean | void>,
): Promise<number> {
  let count = 0
  for (const { path } of files) {
    if ((await action(path)) === false) continue
    logLine({ event: 'media swept', [done]: path })
    count += 1
  }
  return count
}

/** Sweeps an hour after the start and then once a day; never at the start, so that a wrong setting can be corrected. Returns how to stop. */
export function keepSwept(house: Pick<House, 'db' | 'media' | 'now'>): () => void {
  const sweep = () =>
    void sweepOrphans(house).catch((error: unknown) => logError(error, { background: 'media sweep' }))
  let timer = setTimeout(() => {
    sweep()
    timer = setInterval(sweep, dayMs)
    timer.unref()
  }, hourMs)
  timer.unref()
  return () => clearTimeout(timer)
}
