import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ExportLogRow } from '#contract/place.ts'
import type { ExportPlace, PortalPlace } from '#contract/portal-places.ts'
import type { AdvertFacts } from '#contract/portal-facts.ts'
import { shortcomings } from '#contract/portal-rules.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { sentenceOf } from './sentences.ts'

export type ReportRow = z.output<typeof ExportLogRow>
export type Action = 'publish' | 'update' | 'remove'

const sources: Record<PortalPlace, string> = {
  imovirtual: 'OLX Group Real Estate API',
  idealista: 'idealista feed v6',
  james_edition: 'JamesEdition feed 3.x',
  kyero: 'Kyero XML v3',
  social: 'Open Graph',
}

/** What keeps an advert from a portal, as lines of the report; empty when nothing does. */
export function obstacles(place: PortalPlace, facts: AdvertFacts, action: Action): ReportRow[] {
  return shortcomings(place, facts)
    .filter(({ blocking }) => blocking)
    .map(({ problem, field, params }) =>
      row(place, { field, problem, action, params, reason: sources[place] }),
    )
}

/** A line of the report; what is not given is empty. `social` keeps no report, so its lines concern no portal. */
export function row(place: PortalPlace, parts: Partial<Omit<ReportRow, 'place'>>): ReportRow {
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

/** Rows as they are kept; what cannot be read is none. */
export function keptRows(text: string): ReportRow[] {
  try {
    return Rows.catch([]).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Rows as they are shown: what is our own rule is a sentence in the language asked for. */
export const spoken = (rows: ReportRow[], language: Language): ReportRow[] =>
  rows.map((each) => ({ ...each, description: each.description || sentenceOf(each, language) }))

export const rowsText = (place: ExportPlace, rows: ReportRow[]): string =>
  JSON.stringify(rows.slice(0, 50).map((each) => ({ ...each, place })))

/** What every portal has to say of a property now, by portal. */
export async function readExporterLog(
  db: Kysely<Database>,
  propertyId: number,
  language: Language,
): Promise<ReportRow[]> {
  const kept = await db
    .selectFrom('portal_exports')
    .select('rows')
    .where('property_id', '=', propertyId)
    .orderBy('place')
    .execute()
  return kept.flatMap(({ rows }) => spoken(keptRows(rows), language))
}
