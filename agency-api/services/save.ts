import type { Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { ServiceInput } from '#contract/services.ts'
import { watch, watchNew } from '../activity/recording.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { slugOf } from '../listing/seo.ts'
import { sanitized } from '../rich-text.ts'
import { requireVersion } from '../version.ts'
import { readService, serviceVersion } from './read.ts'

type Saving = Pick<House, 'db' | 'now'>

/** Adds a service; answers its id. Throws SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]`. */
export function addService({ db, now }: Saving, input: ServiceInput): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = now().toISOString()
    const { id } = await tx
      .insertInto('services')
      .values({ ...(await columnsOf(tx, input, null)), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    watchNew(tx, 'services', id)
    return id
  })
}

/** Saves a service; answers its new version. Throws NOT_FOUND, Changed, and SLUG_ALREADY_EXISTS as `addService`. */
export function updateService(
  { db, now, ifMatch }: Saving & { ifMatch: string | null },
  id: number,
  input: ServiceInput,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    // Written first: that holds the row, so that what is then read of it stays true.
    const updated_at = now().toISOString()
    await tx.updateTable('services').set({ updated_at }).where('id', '=', id).execute()
    await watch(tx, 'services', id)
    requireVersion(ifMatch, serviceVersion(await readService(tx, id)))
    await tx
      .updateTable('services')
      .set(await columnsOf(tx, input, id))
      .where('id', '=', id)
      .execute()
    return serviceVersion(await readService(tx, id))
  })
}

/** Deletes a service; NOT_FOUND. */
export function removeService({ db }: Saving, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await watch(tx, 'services', id)
    const { numDeletedRows } = await tx.deleteFrom('services').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AgencyError('NOT_FOUND')
  })
}

async function columnsOf(tx: Transaction<Database>, input: ServiceInput, id: number | null) {
  const { title, slug } = input
  const description = sanitized(input.description)
  await lock(tx, 'slugs')
  return {
    title_en: title.en,
    title_pt: title.pt,
    slug_en: await freeSlug(tx, id, 'en', slug.en, title.en),
    slug_pt: await freeSlug(tx, id, 'pt', slug.pt, title.pt),
    description_en: description.en,
    description_pt: description.pt,
  }
}

/** The slug that was typed, or one made from the title with the next free number behind it. */
async function freeSlug(
  tx: Transaction<Database>,
  id: number | null,
  language: 'en' | 'pt',
  typed: string,
  title: string,
): Promise<string> {
  const column = `slug_${language}` as const
  const taken = new Set(
    (
      await tx
        .selectFrom('services')
        .select(column)
        .$if(id !== null, (all) => all.where('id', '!=', id ?? 0))
        .execute()
    ).map((row) => row[column]),
  )
  if (typed !== '' && taken.has(typed))
    throw new AgencyError('SLUG_ALREADY_EXISTS', { fields: { [`slug[${language}]`]: 'SLUG_ALREADY_EXISTS' } })
  const made = typed === '' ? slugOf(title) : typed
  if (made === '' || !taken.has(made)) return made
  const room = made.slice(0, 190)
  let number = 2
  while (taken.has(`${room}-${number}`)) number += 1
  return `${room}-${number}`
}
