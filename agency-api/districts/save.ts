import { sql, type Transaction } from 'kysely'
import {
  type DistrictPicture,
  districtPictures,
  type DistrictText,
  districtTexts,
} from '#contract/district-fields.ts'
import type { DistrictInput, DistrictRecord, DistrictUpdateInput } from '#contract/districts.ts'
import { AgencyError } from '#contract/errors.ts'
import { type Language, languages } from '#contract/values.ts'
import { watch, watchNew } from '../activity/recording.ts'
import { compared } from '../db/compared.ts'
import { lock } from '../db/lock.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { asCover, dropPictures, savingPictures } from '../media/pictures.ts'
import { plain } from '../plain-text.ts'
import { requireVersion, versionOf } from '../version.ts'
import { readDistrict } from './read.ts'

/**
 * Creates a district; answers its id. Throws CITY_ALREADY_EXISTS on `name[en]` or `name[pt]`, and what
 * `developPhotograph` throws on the field of the picture.
 */
export function addDistrict(house: House, input: DistrictInput): Promise<number> {
  const at = house.now().toISOString()
  return savingPictures(
    house,
    'districts',
    'districts',
    sentPictures(input),
    asCover,
    (nextNames, reserved) =>
      house.db.transaction().execute(async (tx) => {
        await requireFreeName(tx, null, input.name)
        const { id } = await tx
          .insertInto('districts')
          .values({
            id: reserved,
            ...columnsOf(input),
            ...nextNames(pictured(() => null)),
            created_at: at,
            updated_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        watchNew(tx, 'districts', id)
        return id
      }),
  )
}

/**
 * Saves a district; answers its new version. Throws as `addDistrict`, NOT_FOUND, and Changed when `ifMatch` is not the
 * version that is stored.
 */
export async function updateDistrict(
  house: House & { ifMatch: string | null },
  id: number,
  input: DistrictUpdateInput,
): Promise<string> {
  await readDistrict(house.db, id)
  return savingPictures(house, 'districts', id, sentPictures(input), asCover, (nextNames) =>
    house.db.transaction().execute(async (tx) => {
      const stored = await claimDistrict(tx, id, house.now())
      requireVersion(house.ifMatch, districtVersion(await readDistrict(tx, id)))
      await requireFreeName(tx, id, input.name)
      await tx
        .updateTable('districts')
        .set({ ...columnsOf(input), ...nextNames(pictured((name) => stored[name])) })
        .where('id', '=', id)
        .execute()
      return districtVersion(await readDistrict(tx, id))
    }),
  )
}

/** Deletes a district with its pictures; properties and developments stay, without a district. NOT_FOUND. */
export async function removeDistrict(house: House, id: number): Promise<void> {
  const row = await house.db.transaction().execute(async (tx) => {
    const stored = await claimDistrict(tx, id, house.now())
    for (const noun of ['properties', 'condominiums'] as const) {
      const rows = await tx.selectFrom(noun).select('id').where('district_id', '=', id).execute()
      await watch(
        tx,
        noun,
        rows.map((row) => row.id),
      )
    }
    await tx.deleteFrom('districts').where('id', '=', id).execute()
    return stored
  })
  await dropPictures(
    house,
    'districts',
    id,
    districtPictures.map((name) => row[name]),
  )
}

/** The version of what the form saves: figures of its properties change beside it. */
export function districtVersion({ kpis, ...district }: DistrictRecord): string {
  const { total_properties: _, total_condominiums: _1, lat: _2, lng: _3, cover_card: _4, ...saved } = district
  return versionOf([saved, kpis.Population, kpis['Golf Club']])
}

/** Takes a district for writing until the transaction ends; NOT_FOUND. */
async function claimDistrict(tx: Transaction<Database>, id: number, now: Date): Promise<Row<'districts'>> {
  const row = await tx
    .updateTable('districts')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await watch(tx, 'districts', id)
  return row
}

/** Names are compared without case and accents, each language with its own. */
async function requireFreeName(
  tx: Transaction<Database>,
  id: number | null,
  name: Record<Language, string>,
): Promise<void> {
  await lock(tx, 'districts')
  for (const language of languages) {
    if (name[language] === '') continue
    const taken = await tx
      .selectFrom('districts')
      .select('id')
      .where(sql<boolean>`trim(${compared(tx, sql.ref(`name_${language}`))}) = ${plain(name[language])}`)
      .$if(id !== null, (others) => others.where('id', '!=', id ?? 0))
      .executeTakeFirst()
    if (taken !== undefined)
      throw new AgencyError('CITY_ALREADY_EXISTS', {
        fields: { [`name[${language}]`]: 'CITY_ALREADY_EXISTS' },
      })
  }
}

const written: readonly (DistrictText | 'name' | 'description' | 'did_you_know' | 'presents')[] = [
  'name',
  'description',
  ...districtTexts,
  'did_you_know',
  'presents',
]

function columnsOf(input: DistrictUpdateInput) {
  const texts = written.flatMap((name) =>
    languages.map((language) => [`${name}_${language}`, input[name][language]]),
  )
  return {
    ...Object.fromEntries<string>(texts as [string, string][]),
    population: input.kpis.Population,
    golf_clubs: input.kpis['Golf Club'],
  }
}

const sentPictures = (input: DistrictUpdateInput) => pictured((name) => input[name])

function pictured<T>(of: (name: DistrictPicture) => T): Record<DistrictPicture, T> {
  return Object.fromEntries(districtPictures.map((name) => [name, of(name)])) as Record<DistrictPicture, T>
}
