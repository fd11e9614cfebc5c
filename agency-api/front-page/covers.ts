import { AgencyError } from '#contract/errors.ts'
import type { Cover, FrontPageInput } from '#contract/front-page.ts'
import type { z } from 'zod'
import { audit } from '../activity/audited-database.ts'
import { frontPageRecords } from './snapshot.ts'
import { lock } from '../db/lock.ts'
import type { Db, Row } from '../db/schema.ts'
import type { EditContext, Installation } from '../app-context.ts'
import { toBilingual, toColumns } from '../language.ts'
import type { FileOwner } from '../media/gallery.ts'
import { readMediaRows } from '../media/rows.ts'
import { filesOf } from '../media/row-files.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import { requireVersion, versionOf } from '../version.ts'

/** There is one front page; its photos are stored below `front-page/1/`. */
export const frontPageOwner: FileOwner & { location: 'front-page' } = {
  location: 'front-page',
  id: 1,
  requireEditable: async () => undefined,
  lock: (tx) => lock(tx, 'frontPage'),
}

/** Uploads that no save has used within a day are abandoned. */
const abandonedAfterMs = 86_400_000

export async function readCovers(db: Db): Promise<Cover[]> {
  const rows = await db
    .selectFrom('front_covers as c')
    .innerJoin('media as m', 'm.id', 'c.media_id')
    .selectAll('m')
    .select(['c.title_en', 'c.title_pt', 'c.text_en', 'c.text_pt', 'c.link'])
    .orderBy('c.position')
    .execute()
  return rows.map((row) => ({ media: row, ...toBilingual(row, ['title', 'text']), link: row.link }))
}

export function coversVersion(covers: readonly Cover[]): string {
  return versionOf(covers.map(({ media, title, text, link }) => ({ media_id: media.id, title, text, link })))
}

/**
 * Replaces the covers and removes unused photos that are more than a day old; returns the new version. Throws
 * PreconditionFailed, and MISSING for a photo that isn't the front page's or is listed twice.
 */
export async function saveCovers(
  { db, media, now, ifMatch }: Installation & EditContext,
  { covers }: z.output<typeof FrontPageInput>,
): Promise<string> {
  const { version, unused } = await db.transaction().execute(async (tx) => {
    await frontPageOwner.lock(tx)
    await audit(tx, frontPageRecords)
    requireVersion(ifMatch, coversVersion(await readCovers(tx)))
    const storedPhotos = await readMediaRows(tx, frontPageOwner)
    validateCovers(covers, storedPhotos)
    await tx.deleteFrom('front_covers').execute()
    if (covers.length > 0)
      await tx
        .insertInto('front_covers')
        .values(
          covers.map(({ media_id, title, text, link }, position) => ({
            media_id,
            position,
            ...toColumns({ title, text }),
            link,
          })),
        )
        .execute()
    const cutoff = new Date(now().getTime() - abandonedAfterMs).toISOString()
    const usedIds = new Set(covers.map(({ media_id }) => media_id))
    const unused = storedPhotos.filter(({ id, created_at }) => !usedIds.has(id) && created_at < cutoff)
    const unusedIds = unused.map(({ id }) => id)
    if (unusedIds.length > 0) await tx.deleteFrom('media').where('id', 'in', unusedIds).execute()
    return { version: coversVersion(await readCovers(tx)), unused }
  })
  const files = unused.flatMap((row) => filesOf('media', row))
  await quarantineFiles(media, files)
  return version
}

function validateCovers(
  covers: z.output<typeof FrontPageInput>['covers'],
  storedPhotos: readonly Row<'media'>[],
) {
  const ids = covers.map(({ media_id }) => media_id)
  const invalidIndex = ids.findIndex(
    (id, index) => ids.indexOf(id) !== index || !storedPhotos.some((photo) => photo.id === id),
  )
  if (invalidIndex !== -1)
    throw new AgencyError('MISSING', { fields: { [`covers[${invalidIndex}][media_id]`]: 'invalid' } })
}
