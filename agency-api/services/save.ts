import { AgencyError } from '#contract/errors.ts'
import type { ServiceInput } from '#contract/services.ts'
import type { Language } from '#contract/values.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import type { DbContext, EditContext } from '../app-context.ts'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Tx } from '../db/schema.ts'
import { toColumns } from '../language.ts'
import { sanitizeBilingual } from '../rich-text.ts'
import { findFreeSlug } from '../slugs.ts'
import { requireVersion } from '../version.ts'
import { serviceRecords, readService, serviceVersion } from './read.ts'

/** Creates a service; returns its id. Throws SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]`. */
export function addService({ db, now }: DbContext, input: ServiceInput): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const createdAt = now().toISOString()
    const { id } = await tx
      .insertInto('services')
      .values({ ...(await columnsOf(tx, input, null)), created_at: createdAt, updated_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    auditCreation(tx, serviceRecords, id)
    return id
  })
}

/** Saves a service; returns its new version. Throws the errors of `addService`, NOT_FOUND and PreconditionFailed. */
export function updateService({ db, now, ifMatch }: EditContext, id: number, input: ServiceInput) {
  return db.transaction().execute(async (tx) => {
    // Writes first to lock the row, so that later reads are consistent.
    const updated_at = now().toISOString()
    await tx.updateTable('services').set({ updated_at }).where('id', '=', id).execute()
    await audit(tx, serviceRecords, id)
    requireVersion(ifMatch, serviceVersion(await readService(tx, id)))
    await tx
      .updateTable('services')
      .set(await columnsOf(tx, input, id))
      .where('id', '=', id)
      .execute()
    return serviceVersion(await readService(tx, id))
  })
}

/** Deletes a service. Throws NOT_FOUND. */
export function removeService({ db }: DbContext, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await audit(tx, serviceRecords, id)
    const { numDeletedRows } = await tx.deleteFrom('services').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AgencyError('NOT_FOUND')
  })
}

async function columnsOf(tx: Tx, input: ServiceInput, id: number | null) {
  const { title } = input
  const description = sanitizeBilingual(input.description)
  await lock(tx, 'slugs')
  return {
    ...toColumns({ title, description }),
    slug_en: await freeSlugOf(tx, id, input, 'en'),
    slug_pt: await freeSlugOf(tx, id, input, 'pt'),
  }
}

function freeSlugOf(tx: Tx, id: number | null, { title, slug }: ServiceInput, language: Language) {
  const input = { language, entered: slug[language], title: title[language], firstSuffix: 2 }
  return findFreeSlug(input, async (candidate) => {
    const services = tx.selectFrom('services').where(`slug_${language}`, '=', candidate)
    return (await countRows(id === null ? services : services.where('id', '!=', id))) > 0
  })
}
