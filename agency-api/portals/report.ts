import { z } from 'zod'
import { ExportLogRow } from '#contract/export-log.ts'
import type { ExportPlace, PortalPlace } from '#contract/portal-places.ts'
import type { AdvertFacts } from '#contract/portal-facts.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import type { Language } from '#contract/values.ts'
import type { Db } from '../db/schema.ts'
import { sentenceOf } from './problem-texts.ts'

export type ReportRow = z.output<typeof ExportLogRow>
export type Action = 'publish' | 'update' | 'remove'

/** Specification that a portal's rules are taken from. */
const ruleSources: Record<PortalPlace, string> = {
  imovirtual: 'OLX Group Real Estate API',
  idealista: 'idealista feed v6',
  james_edition: 'JamesEdition feed 3.x',
  kyero: 'Kyero XML v3',
  social: 'Open Graph',
}

/** Validates an advert for a portal; returns a report row for each error. */
export function findValidationErrors(place: PortalPlace, facts: AdvertFacts, action: Action): ReportRow[] {
  return validateAdvert(place, facts)
    .filter(({ isBlocking }) => isBlocking)
    .map(({ problem, field, params }) =>
      createReportRow(place, { field, problem, action, params, reason: ruleSources[place] }),
    )
}

/** Creates a report row with empty defaults. `social` is not a place in the report: its rows have `place` null. */
export function createReportRow(place: PortalPlace, parts: Partial<Omit<ReportRow, 'place'>>): ReportRow {
  return {
    place: place === 'social' ? null : place,
    field: '',
    problem: '',
    action: '',
    description: '',
    reason: '',
    params: {},
    ...parts,
  }
}

const Rows = z.array(ExportLogRow)

/** Parses stored rows; returns none if they can't be parsed. */
export function parseReportRows(text: string): ReportRow[] {
  try {
    return Rows.catch([]).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Adds descriptions of our own problems (problem-texts.ts) in `language`; portals send descriptions of theirs. */
export const describeRows = (rows: ReportRow[], language: Language): ReportRow[] =>
  rows.map((row) => ({ ...row, description: row.description || sentenceOf(row, language) }))

export const serializeReportRows = (place: ExportPlace, rows: ReportRow[]): string =>
  JSON.stringify(rows.slice(0, 50).map((row) => ({ ...row, place })))

/** Returns the rows of a property's current report, ordered by portal. */
export async function readExporterLog(db: Db, propertyId: number, language: Language): Promise<ReportRow[]> {
  const exports = await db
    .selectFrom('portal_exports')
    .select('rows')
    .where('property_id', '=', propertyId)
    .orderBy('place')
    .execute()
  return exports.flatMap(({ rows }) => describeRows(parseReportRows(rows), language))
}
