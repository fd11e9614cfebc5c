import { AgencyError } from '#contract/errors.ts'
import type { SeoInput } from '#contract/seo.ts'
import { maxSlugLength, slugOf } from '#contract/slug.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { EditContext } from '../app-context.ts'
import { toColumns } from '../language.ts'
import { changeBlock, requireEditableListing } from './edit.ts'
import type { ListingResource } from './kind.ts'

type Seo = z.output<typeof SeoInput>

export async function readSeo(db: Db, resource: ListingResource, id: number): Promise<Seo> {
  await requireEditableListing(db, resource, id)
  const row = await db
    .selectFrom(resource)
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
 * Saves SEO texts; returns the new version. An empty slug is generated from the SEO title, else from the record's
 * title, and ends with the record's id if it is taken. Throws SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]` if an
 * entered slug is taken.
 */
export function saveSeo(
  context: EditContext,
  resource: ListingResource,
  id: number,
  { title, slug, description }: Seo,
): Promise<string> {
  const read = (tx: Tx) => readSeo(tx, resource, id)
  return changeBlock(context, resource, id, read, async (tx) => {
    await lock(tx, 'slugs')
    const record = await tx
      .selectFrom(resource)
      .select(['title_en', 'title_pt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable(resource)
      .set({
        ...toColumns({ seo_title: title, seo_description: description }),
        seo_slug_en: await findFreeSlug(tx, resource, id, 'en', slug.en, title.en || record.title_en),
        seo_slug_pt: await findFreeSlug(tx, resource, id, 'pt', slug.pt, title.pt || record.title_pt),
      })
      .where('id', '=', id)
      .execute()
  })
}

async function findFreeSlug(
  tx: Tx,
  resource: ListingResource,
  id: number,
  language: 'en' | 'pt',
  entered: string,
  title: string,
): Promise<string> {
  const column = `seo_slug_${language}` as const
  const isTaken = async (slug: string) =>
    (await countRows(tx.selectFrom(resource).where(column, '=', slug).where('id', '!=', id))) > 0
  if (entered !== '') {
    if (!(await isTaken(entered))) return entered
    throw new AgencyError('SLUG_ALREADY_EXISTS', { fields: { [`slug[${language}]`]: 'SLUG_ALREADY_EXISTS' } })
  }
  const base = slugOf(title)
  if (base === '' || !(await isTaken(base))) return base
  return `${base.slice(0, maxSlugLength - 16)}-${id}`
}
