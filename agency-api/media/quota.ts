import { createHmac } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { House } from '../house.ts'
import { databaseKey } from '../settings.ts'
import { latestSound } from '../wrong-clock.ts'

/** Uploads are counted over this; the sweeper of counted attempts keeps their rows as long. */
export const quotaWindowMs = 24 * 3_600_000

/**
 * Counts the files that a call brings against what its person may bring in a day (docs/security.md U-7, ASVS 5.2.4): with a
 * file's own limit it bounds bytes too. A row a file is written before they are counted, so that uploads which race each
 * other do not pass it together. Throws UPLOAD_QUOTA_REACHED with `files` and the `seconds` to wait; the call has cost nothing.
 */
export async function countUploads(
  { db, now, environment }: Pick<House, 'db' | 'now' | 'environment'>,
  personId: number,
  body: unknown,
): Promise<void> {
  const most = environment.AGENCY_UPLOADS_PER_DAY
  const brought = Object.values(Object(body)).filter((value) => value instanceof Blob).length
  if (brought === 0 || most === 0) return
  const subject = createHmac('sha256', await databaseKey(db, 'attempt_key'))
    .update(`uploads:${personId}`)
    .digest('hex')
  const at = now()
  const since = new Date(at.getTime() - quotaWindowMs).toISOString()
  const added = await db
    .insertInto('login_attempts')
    .values(Array.from({ length: brought }, () => ({ subject, at: at.toISOString() })))
    .returning('id')
    .execute()
  const { files, oldest } = await db
    .selectFrom('login_attempts')
    .select(({ fn }) => [fn.countAll<number | string>().as('files'), fn.min('at').as('oldest')])
    .where('subject', '=', subject)
    .where('at', '>', since)
    .where('at', '<=', latestSound(at, quotaWindowMs))
    .executeTakeFirstOrThrow()
  if (Number(files) <= most) return
  const ids = added.map(({ id }) => id)
  await db.deleteFrom('login_attempts').where('id', 'in', ids).execute()
  const seconds = Math.max(1, Math.ceil((Date.parse(oldest) + quotaWindowMs - at.getTime()) / 1000))
  throw new AgencyError('UPLOAD_QUOTA_REACHED', { params: { files: most, seconds } })
}
