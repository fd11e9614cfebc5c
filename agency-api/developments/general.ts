import { sql } from 'kysely'
import {
  DevelopmentInput,
  type DevelopmentUpdateInput,
  unset,
  type DevelopmentGeneral,
} from '#contract/development.ts'
import { AgencyError } from '#contract/errors.ts'
import { auditCreation } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { DbContext, EditContext } from '../app-context.ts'
import type { Tx, Db } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { toColumns } from '../language.ts'
import { changeBlock, assertEditable, updateSearchText } from '../listing/edit.ts'
import { energyOf, readCover, textsOf } from '../listing/fields.ts'
import { writeLinks, readLinks } from '../listing/links.ts'
import { requireExistingRecords } from '../listing/related-records.ts'
import { parse } from '../parse.ts'
import { pickSavedFields } from '../version.ts'
import { manualRangesOf, countsOf, derivedRangesOf, figureColumns, selectWithFigures } from './figures.ts'

/** Returns the fields of the General tab. Throws NOT_FOUND, and DEMO for a read-only development (`disabled = 1`). */
export async function readGeneral(db: Db, id: number): Promise<DevelopmentGeneral> {
  const row = await selectWithFigures(db, [id])
    .selectAll('c')
    .select(figureColumns)
    .where('c.id', '=', id)
    .executeTakeFirst()
  assertEditable(row)
  return {
    ...row,
    i18n: textsOf(row),
    ...manualRangesOf(row),
    derived: derivedRangesOf(row),
    properties: countsOf(row),
    energy: energyOf(row),
    types: await readLinks(db, 'condominium_types', id),
    features_id: await readLinks(db, 'condominium_features', id),
    ...(await readCover(db, 'condominiums', id)),
  }
}

/** Creates a development with its links; returns its id. Throws MISSING on fields that refer to unknown records. */
export function addDevelopment({ db, now }: DbContext, input: DevelopmentInput): Promise<number> {
  return withMissingError(() =>
    db.transaction().execute(async (tx) => {
      await checkRelatedRecords(tx, input)
      const time = now().toISOString()
      const { id } = await tx
        .insertInto('condominiums')
        .values({
          ...columnsOf(input),
          ...toColumns({ slogan: input.i18n.slogan }),
          // New developments come last on the website.
          location_order: sql<number>`(select coalesce(max(location_order), 0) + 1 from condominiums)`,
          created_at: time,
          updated_at: time,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await saveLinksAndSearchText(tx, id, input)
      auditCreation(tx, listingRecords.condominiums, id)
      return id
    }),
  )
}

/**
 * Saves the form; returns its new version. Throws the errors of `addDevelopment`, NOT_FOUND, DEMO, PreconditionFailed.
 */
export function updateDevelopment(context: EditContext, id: number, changes: DevelopmentUpdateInput) {
  const read = async (tx: Tx) => pickSavedFields(DevelopmentInput, await readGeneral(tx, id))
  return withMissingError(() =>
    changeBlock(context, 'condominiums', id, read, async (tx) => {
      const input = parse(DevelopmentInput, { ...(await readGeneral(tx, id)), ...changes })
      await checkRelatedRecords(tx, input)
      const { slogan } = input.i18n
      // The form has no slogan fields: if both slogans are empty, the stored ones stay.
      const slogans = slogan.en === '' && slogan.pt === '' ? {} : toColumns({ slogan })
      await tx
        .updateTable('condominiums')
        .set({ ...columnsOf(input), ...slogans })
        .where('id', '=', id)
        .execute()
      await saveLinksAndSearchText(tx, id, input)
    }),
  )
}

const unsetToNull = (value: number) => (value === unset ? null : value)
const toCents = (value: number) => (value === unset ? null : Math.round(value * 100))

function columnsOf(input: DevelopmentInput) {
  const { i18n, types: _types, features_id: _features, starting_price, to_price, ...otherColumns } = input
  return {
    ...otherColumns,
    ...toColumns({ title: i18n.title, description: i18n.description }),
    starting_price_cents: toCents(starting_price),
    to_price_cents: toCents(to_price),
    from_bedrooms: unsetToNull(input.from_bedrooms),
    to_bedrooms: unsetToNull(input.to_bedrooms),
    from_parking: unsetToNull(input.from_parking),
    to_parking: unsetToNull(input.to_parking),
    from_gross_area: unsetToNull(input.from_gross_area),
    to_gross_area: unsetToNull(input.to_gross_area),
  }
}

async function saveLinksAndSearchText(tx: Tx, id: number, input: DevelopmentInput): Promise<void> {
  await writeLinks(tx, 'condominium_types', id, input.types)
  await writeLinks(tx, 'condominium_features', id, input.features_id)
  await updateSearchText(tx, 'condominiums', id)
}

const checkRelatedRecords = (tx: Tx, input: DevelopmentInput): Promise<void> =>
  requireExistingRecords(
    tx,
    [
      { field: 'type_id', kind: 'types', ids: [input.type_id] },
      { field: 'types', kind: 'types', ids: input.types },
      { field: 'features_id', kind: 'features', ids: input.features_id },
    ],
    [
      { field: 'tag_id', table: 'tags', id: input.tag_id },
      { field: 'agent_id', table: 'agents', id: input.agent_id },
      { field: 'district_id', table: 'districts', id: input.district_id },
    ],
  )

async function withMissingError<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AgencyError('MISSING') : error
  }
}
