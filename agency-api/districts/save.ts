import { type DistrictImage, districtImages } from '#contract/district-fields.ts'
import { DistrictInput, type DistrictRecord, type DistrictUpdateInput } from '#contract/districts.ts'
import { AgencyError } from '#contract/errors.ts'
import { type Language, languages } from '#contract/values.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import { lock } from '../db/lock.ts'
import type { Tx } from '../db/schema.ts'
import { toColumns } from '../language.ts'
import { toCoverFiles, saveWithImages } from '../media/form-images.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import { filesOf } from '../media/row-files.ts'
import { normalizeForSearch } from '../search-text.ts'
import { formVersion, requireVersion } from '../version.ts'
import { districtRecords, readDistrict, textFields } from './read.ts'

/** Creates a district; returns its id. Throws CITY_ALREADY_EXISTS, and the errors of `processImage`. */
export function addDistrict(context: AppContext, input: DistrictInput): Promise<number> {
  const createdAt = context.now().toISOString()
  const images = imagesOf(input)
  return saveWithImages(
    context,
    { table: 'districts', id: null, images, toFiles: toCoverFiles },
    async (tx, toImageColumns, reservedId) => {
      await requireFreeName(tx, null, input.name)
      const { id } = await tx
        .insertInto('districts')
        .values({
          id: reservedId,
          ...columnsOf(input),
          ...toImageColumns(mapImages(() => null)),
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      auditCreation(tx, districtRecords, id)
      return id
    },
  )
}

/** Saves a district; returns its new version. Throws the errors of `addDistrict`, NOT_FOUND and PreconditionFailed. */
export async function updateDistrict(
  context: AppContext & EditContext,
  id: number,
  input: DistrictUpdateInput,
): Promise<string> {
  // Throws NOT_FOUND before images are processed.
  await readDistrict(context.db, id)
  const form = { table: 'districts', id, images: imagesOf(input), toFiles: toCoverFiles } as const
  return saveWithImages(context, form, async (tx, toImageColumns) => {
    const stored = await lockDistrict(tx, id, context.now())
    requireVersion(context.ifMatch, districtVersion(stored))
    await requireFreeName(tx, id, input.name)
    await tx
      .updateTable('districts')
      .set({ ...columnsOf(input), ...toImageColumns(mapImages((name) => stored[name])) })
      .where('id', '=', id)
      .execute()
    return districtVersion(await readDistrict(tx, id))
  })
}

/** Deletes a district with its images; properties and developments lose their district. Throws NOT_FOUND. */
export async function removeDistrict(context: AppContext, id: number): Promise<void> {
  const deleted = await context.db.transaction().execute(async (tx) => {
    const district = await lockDistrict(tx, id, context.now())
    for (const resource of ['properties', 'condominiums'] as const) {
      const rows = await tx.selectFrom(resource).select('id').where('district_id', '=', id).execute()
      const ids = rows.map((row) => row.id)
      await audit(tx, listingRecords[resource], ids)
    }
    await tx.deleteFrom('districts').where('id', '=', id).execute()
    return district
  })
  await quarantineFiles(context.media, filesOf('districts', { id, ...mapImages((name) => deleted[name]) }))
}

export function districtVersion({ kpis: { Properties: _, ...kpis }, ...district }: DistrictRecord): string {
  return formVersion(DistrictInput, { ...district, kpis })
}

/** Locks a district by updating `updated_at`, and audits it. Throws NOT_FOUND. */
async function lockDistrict(tx: Tx, id: number, now: Date): Promise<DistrictRecord> {
  await tx.updateTable('districts').set({ updated_at: now.toISOString() }).where('id', '=', id).execute()
  await audit(tx, districtRecords, id)
  return readDistrict(tx, id)
}

/**
 * Throws CITY_ALREADY_EXISTS if another district has the name in the same language, ignoring case, accents and repeated
 * spaces. Locks the names until the transaction ends.
 */
async function requireFreeName(tx: Tx, id: number | null, name: Record<Language, string>): Promise<void> {
  await lock(tx, 'districts')
  const rows = await tx.selectFrom('districts').select(['id', 'name_en', 'name_pt']).execute()
  const others = rows.filter((row) => row.id !== id)
  for (const language of languages) {
    const normalized = normalizeForSearch(name[language])
    if (normalized === '') continue
    // SQL would normalise differently on each database.
    if (others.some((row) => normalizeForSearch(row[`name_${language}`]) === normalized))
      throw new AgencyError('CITY_ALREADY_EXISTS', {
        fields: { [`name[${language}]`]: 'CITY_ALREADY_EXISTS' },
      })
  }
}

function columnsOf(input: DistrictUpdateInput) {
  const texts = Object.fromEntries(textFields.map((name) => [name, input[name]]))
  return {
    ...toColumns(texts as Pick<DistrictUpdateInput, (typeof textFields)[number]>),
    population: input.kpis.Population,
    golf_clubs: input.kpis['Golf Club'],
  }
}

const imagesOf = (input: DistrictUpdateInput) => mapImages((name) => input[name])

function mapImages<T>(toValue: (name: DistrictImage) => T): Record<DistrictImage, T> {
  return Object.fromEntries(districtImages.map((name) => [name, toValue(name)])) as Record<DistrictImage, T>
}
