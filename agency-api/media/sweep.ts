import type { AppContext, Installation } from '../app-context.ts'
import { logError, logLine } from '../log.ts'
import { incompleteFolder } from './disk-store.ts'
import { requireBoundStore } from './installation.ts'
import { readReferencedUuids, listStoredFiles, uuidOf } from './row-files.ts'
import { listQuarantined, purge, quarantine, restore } from './quarantine.ts'
import type { StoredFile } from './store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Minimum age of orphans: a transaction that refers to a younger file may be in progress. */
const minimumAgeMs = hourMs
/** Time in quarantine before deletion. A backup that began before the file was removed still needs it. */
const quarantineMs = 7 * dayMs
/** If the orphans exceed both this share of all files and this number, the database is probably the wrong one. */
const maxOrphans = { share: 0.1, files: 30 }

type SweepResult = { quarantined: number; restored: number; deleted: number }

/**
 * Quarantines orphans, restores files that a row refers to again, and deletes incomplete files and those quarantined
 * for a week (docs/security.md U-6). Throws without changes if the store belongs to another installation, or so many
 * files are orphans that the database must be wrong. Lists files before rows, so that a file being saved isn't treated
 * as an orphan.
 */
export async function sweepOrphans(context: Pick<AppContext, 'db' | 'media' | 'now'>): Promise<SweepResult> {
  await requireBoundStore(context)
  const { media } = context
  const now = context.now().getTime()
  const isOlderThan =
    (ageMs: number) =>
    ({ modified }: StoredFile) =>
      modified.getTime() < now - ageMs
  const [incomplete, quarantined, files] = [
    await media.list(incompleteFolder),
    await listQuarantined(media),
    await listStoredFiles(media),
  ]
  const referencedUuids = await readReferencedUuids(context)
  const isOrphan = ({ path }: StoredFile) => !referencedUuids.has(uuidOf(path) ?? '')

  const orphans = files.filter(isOlderThan(minimumAgeMs)).filter(isOrphan)
  if (orphans.length > Math.max(maxOrphans.files, files.length * maxOrphans.share))
    throw new Error(
      `No row references ${orphans.length} of ${files.length} files, such as ${orphans[0]?.path}. None was deleted: is this the database of this media store (docs/operating.md)?`,
    )
  const expired = quarantined.filter(isOlderThan(quarantineMs)).filter(isOrphan)
  for (const { path } of incomplete.filter(isOlderThan(minimumAgeMs))) await media.remove(path)
  return {
    quarantined: await forEachFile('quarantined', orphans, (path) => quarantine(media, path)),
    restored: await restoreReferenced(context),
    deleted: await forEachFile('deleted', expired, (path) => purge(media, path)),
  }
}

/** Restores quarantined files that a row refers to; returns how many. */
export async function restoreReferenced(installation: Installation): Promise<number> {
  const quarantined = await listQuarantined(installation.media)
  const referencedUuids = await readReferencedUuids(installation)
  const restorable = quarantined.filter(({ path }) => referencedUuids.has(uuidOf(path) ?? ''))
  return forEachFile('restored', restorable, (path) => restore(installation.media, path))
}

async function forEachFile(
  outcome: keyof SweepResult,
  files: readonly StoredFile[],
  action: (path: string) => Promise<boolean | void>,
): Promise<number> {
  let count = 0
  for (const { path } of files) {
    if ((await action(path)) === false) continue
    logLine({ event: 'media swept', [outcome]: path })
    count += 1
  }
  return count
}

/**
 * Sweeps an hour after the start, which leaves time to correct a wrong setting, and then daily. Returns a function
 * that stops it.
 */
export function scheduleMediaSweep(context: Pick<AppContext, 'db' | 'media' | 'now'>): () => void {
  const sweep = () =>
    void sweepOrphans(context).catch((error: unknown) => logError(error, { background: 'media sweep' }))
  let timer = setTimeout(() => {
    sweep()
    timer = setInterval(sweep, dayMs)
    timer.unref()
  }, hourMs)
  timer.unref()
  return () => clearTimeout(timer)
}
