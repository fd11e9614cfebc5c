import { createHmac } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { House } from '../house.ts'
import { databaseKey } from '../settings.ts'
import { latestSound } from '../wrong-clock.ts'
import type { MediaStore } from './store.ts'

/** Uploads are counted over this; the sweeper of counted attempts keeps their rows as long. */
export const quotaWindowMs = 24 * 3_600_000
const bytesPerMegabyte = 1_000_000

/**
 * Holds a request's files against what its person may upload in a day (docs/security.md U-7, ASVS 5.2.4): their number now,
 * and what is stored of them as it is stored, which may be more bytes than were sent. Returns the store to write them
 * to. Counts are written before they are compared, so that uploads which race each other do not pass together. Throws
 * UPLOAD_QUOTA_REACHED with `files` and the `seconds` to wait, which costs nothing; the store's `put` throws
 * UPLOAD_VOLUME_REACHED with `megabytes` and `seconds`.
 */
export async function limitUploads(house: House, personId: number, body: unknown): Promise<MediaStore> {
  const { db, media, now, environment } = house
  const { AGENCY_UPLOADS_PER_DAY: mostFiles, AGENCY_UPLOAD_MB_PER_DAY: mostMegabytes } = environment
  const files = Object.values(Object(body)).filter((value) => value instanceof Blob).length
  if (files === 0 || (mostFiles === 0 && mostMegabytes === 0)) return media
  const subject = createHmac('sha256', await databaseKey(db, 'attempt_key'))
    .update(`uploads:${personId}`)
    .digest('hex')
  const at = now().toISOString()
  const added = await db
    .insertInto('login_attempts')
    .values(Array.from({ length: files }, () => ({ subject, at })))
    .returning('id')
    .execute()
  const ids = added.map(({ id }) => id)
  const day = await countDay(house, subject)
  if (mostFiles > 0 && day.files > mostFiles) {
    await db.deleteFrom('login_attempts').where('id', 'in', ids).execute()
    throw new AgencyError('UPLOAD_QUOTA_REACHED', { params: { files: mostFiles, seconds: day.seconds } })
  }

  const addBytes = (bytes: number) =>
    db
      .updateTable('login_attempts')
      .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
      .where('id', '=', ids[0] ?? 0)
      .execute()
  return {
    ...media,
    async put(path, bytes, contentType) {
      await addBytes(bytes.length)
      const { bytes: stored, seconds } = await countDay(house, subject)
      if (mostMegabytes > 0 && stored > mostMegabytes * bytesPerMegabyte) {
        await addBytes(-bytes.length)
        throw new AgencyError('UPLOAD_VOLUME_REACHED', { params: { megabytes: mostMegabytes, seconds } })
      }
      await media.put(path, bytes, contentType)
    },
  }
}

/** A person's uploads of the last day, and the `seconds` until the oldest of them counts no more. */
async function countDay({ db, now }: Pick<House, 'db' | 'now'>, subject: string) {
  const at = now()
  const { files, bytes, oldest } = await db
    .selectFrom('login_attempts')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('files'),
      fn.sum<number | string | null>('bytes').as('bytes'),
      fn.min('at').as('oldest'),
    ])
    .where('subject', '=', subject)
    .where('at', '>', new Date(at.getTime() - quotaWindowMs).toISOString())
    .where('at', '<=', latestSound(at, quotaWindowMs))
    .executeTakeFirstOrThrow()
  const seconds = Math.max(1, Math.ceil((Date.parse(oldest) + quotaWindowMs - at.getTime()) / 1000))
  return { files: Number(files), bytes: Number(bytes ?? 0), seconds }
}
