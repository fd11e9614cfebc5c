import { AgencyError } from '#contract/errors.ts'
import { subjectOf } from '../accounts/attempts.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import type { MediaStore } from './store.ts'

/** Window of the quota. The account sweep retains the rows of uploads for as long. */
export const quotaWindowMs = 24 * 3_600_000
const bytesPerMegabyte = 1_000_000

/**
 * Enforces a user's daily upload limits (docs/security.md U-7, ASVS 5.2.4). Checks the number of files at once, and
 * throws UPLOAD_QUOTA_REACHED with `files` and `seconds` to wait. In the returned store, `put` checks the stored bytes
 * and throws UPLOAD_VOLUME_REACHED with `megabytes` and `seconds`. Both count in `login_attempts`, which counts attempts
 * of every kind, and compare afterwards, so that concurrent uploads can't exceed a limit together.
 */
export async function limitUploads(context: AppContext, userId: number, body: unknown): Promise<MediaStore> {
  const { db, media, now, environment } = context
  const { AGENCY_UPLOADS_PER_DAY: maxFiles, AGENCY_UPLOAD_MB_PER_DAY: maxMegabytes } = environment
  const files = countFiles(body)
  if (files === 0 || (maxFiles === 0 && maxMegabytes === 0)) return media
  const subject = await subjectOf(db, { kind: 'uploads' }, userId)
  const at = now().toISOString()
  const added = await db
    .insertInto('login_attempts')
    .values(Array.from({ length: files }, () => ({ subject, at })))
    .returning('id')
    .execute()
  const ids = added.map(({ id }) => id)
  const usage = await readDailyUsage(context, subject)
  if (maxFiles > 0 && usage.files > maxFiles) {
    await db.deleteFrom('login_attempts').where('id', 'in', ids).execute()
    throw new AgencyError('UPLOAD_QUOTA_REACHED', { params: { files: maxFiles, seconds: usage.seconds } })
  }

  const addBytes = (bytes: number) =>
    db
      .updateTable('login_attempts')
      .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
      .where('id', '=', ids[0] ?? 0)
      .execute()
  return {
    ...media,
    async put(path, bytes) {
      await addBytes(bytes.length)
      const { bytes: stored, seconds } = await readDailyUsage(context, subject)
      if (maxMegabytes > 0 && stored > maxMegabytes * bytesPerMegabyte) {
        await addBytes(-bytes.length)
        throw new AgencyError('UPLOAD_VOLUME_REACHED', { params: { megabytes: maxMegabytes, seconds } })
      }
      await media.put(path, bytes)
    },
  }
}

/** Returns the number of files in a parsed body. */
export const countFiles = (body: unknown): number =>
  Object.values(Object(body)).filter((value) => value instanceof Blob).length

/** Returns a user's uploads of the last day, and the `seconds` until the oldest of them expires. */
async function readDailyUsage({ db, now }: DbContext, subject: string) {
  const at = now()
  const { files, bytes, oldest } = await db
    .selectFrom('login_attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      fn.sum<number | string | null>('bytes').as('bytes'),
      fn.min('at').as('oldest'),
    ])
    .where('subject', '=', subject)
    .where('at', '>', new Date(at.getTime() - quotaWindowMs).toISOString())
    .where('at', '<=', latestValidTime(at, quotaWindowMs))
    .executeTakeFirstOrThrow()
  const seconds = Math.max(1, Math.ceil((Date.parse(oldest) + quotaWindowMs - at.getTime()) / 1000))
  return { files, bytes: Number(bytes ?? 0), seconds }
}
