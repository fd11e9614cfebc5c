import type { Kysely, Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { SeoInput } from '#contract/place.ts'
import type { z } from 'zod'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import { plain } from '../plain-text.ts'
import { changeBlock, type Editing, openListing } from './claim.ts'
import type { ListingNoun } from './kind.ts'

type Seo = z.output<typeof SeoInput>

const longestSlug = 200

/** What search engines read of a record. */
export async function readSeo(db: Kysely<Database>, noun: ListingNoun, id: number): Promise<Seo> {
  await openListing(db, noun, id)
  const row = await db
    .selectFrom(noun)
    .select(['seo_title_en', 'seo_title_pt', 'seo_slug_en', 'seo_slug_pt'])
    .select(['seo_description_en', 'seo_description_pt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    title: { en: row.seo_title_en, pt: row.seo_title_pt },
    slug: { en: row.seo_slug_en, pt: row.seo_slug_pt },
    description: { en: row.seo_description_en, pt: row.seo_description_pt },
  }
}

/**
 * Saves it, and answers the new version; a slug left empty is made from the title for search engines, else from the
 * record's own, with a number where another of its kind has it. Throws SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]`
 * when one was typed that another has.
 */
export function saveSeo(
  editing: Editing,
  noun: ListingNoun,
  id: number,
  { title, slug, description }: Seo,
): Promise<string> {
  return changeBlock(
    editing,
    noun,
    id,
    (tx) => readSeo(tx, noun, id),
    async (tx) => {
      await lock(tx, 'slugs')
      const own = await tx
        .selectFrom(noun)
        .select(['title_en', 'title_pt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await tx
        .updateTable(noun)
        .set({
          seo_title_en: title.en,
          seo_title_pt: title.pt,
          seo_slug_en: await freeSlug(tx, noun, id, 'en', slug.en, title.en || own.title_en),
          seo_slug_pt: await freeSlug(tx, noun, id, 'pt', slug.pt, title.pt || own.title_pt),
          seo_description_en: description.en,
          seo_description_pt: description.pt,
        })
        .where('id', '=', id)
        .execute()
    },
  )
}

async function freeSlug(
  tx: Transaction<Database>,
  noun: ListingNoun,
  id: number,
  language: 'en' | 'pt',
  typed: string,
  title: string,
): Promise<string> {
  const column = `seo_slug_${language}` as const
  const isTaken = async (slug: string) =>
    (await tx
      .selectFrom(noun)
      .select('id')
      .where(column, '=', slug)
      .where('id', '!=', id)
      .executeTakeFirst()) !== undefined
  if (typed !== '') {
    if (!(await isTaken(typed))) return typed
    throw new AgencyError('SLUG_ALREADY_EXISTS', { fields: { [`slug[${language}]`]: 'SLUG_ALREADY_EXISTS' } })
  }
  const made = slugOf(title)
  if (made === '' || !(await isTaken(made))) return made
  // A record's own number is nobody else's.
  return `${made.slice(0, longestSlug - 16)}-${id}`
}

/** `Moradia T4 com piscina, Cascais` → `moradia-t4-com-piscina-cascais`. */
export function slugOf(title: string): string {
  return plain(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
}
