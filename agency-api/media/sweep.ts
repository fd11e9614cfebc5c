import { districtPictures } from '#contract/district-fields.ts'
import { mediaLocations } from '#contract/media.ts'
import type { House } from '../house.ts'
import { incoming } from './disk-store.ts'
import type { StoredFile } from './store.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** The UUID of one of our file names, which a photograph's variants share; null where there is none. */
export const uuidOf = (name: string | null): string | null => uuid.exec(name ?? '')?.[0] ?? null
/** All that a text holds. */
export const uuids = (text: string): string[] => text.match(new RegExp(uuid, 'g')) ?? []

const minimumAgeMs = 3_600_000
const dayMs = 86_400_000

/**
 * Removes files older than an hour that no row knows: what an interrupted upload or removal left (docs/security.md U-6).
 * Answers how many. Files are listed before rows are read, so that one that is just being kept is never taken for lost.
 */
export async function sweepOrphans(house: Pick<House, 'db' | 'media' | 'now'>): Promise<number> {
  const before = house.now().getTime() - minimumAgeMs
  const files = [...(await storedFiles(house.media)), ...(await house.media.list(incoming))]
  const old = files.filter(({ modified }) => modified.getTime() < before)
  if (old.length === 0) return 0
  const known = await knownNames(house)
  const orphans = old.filter(({ path }) => !known.has(uuidOf(path) ?? ''))
  for (const { path } of orphans) await house.media.remove(path)
  return orphans.length
}

/** Sweeps now and once a day; answers how to stop. */
export function keepSwept(house: Pick<House, 'db' | 'media' | 'now'>): () => void {
  const sweep = () =>
    void sweepOrphans(house).catch((error: unknown) => console.error('Orphaned files stay for now:', error))
  sweep()
  const timer = setInterval(sweep, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}

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
