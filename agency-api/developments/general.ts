import { type DevelopmentGeneral, DevelopmentInput } from '#contract/development.ts'
import type { Db } from '../db/schema.ts'
import { assertEditable } from '../listing/edit.ts'
import { energyOf, readCover, textsOf } from '../listing/general.ts'
import { readLinks } from '../listing/links.ts'
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

export const savedValuesOf = (general: DevelopmentGeneral): unknown[] =>
  pickSavedFields(DevelopmentInput, general)
