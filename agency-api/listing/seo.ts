import type { SeoInput } from '#contract/seo.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Db, Tx, ListingResource } from '../db/schema.ts'
import type { EditContext } from '../app-context.ts'
import { toColumns } from '../language.ts'
import { findFreeSlug } from '../slugs.ts'
import { changeBlock, readEditableListing } from './edit.ts'
import { seoOf } from './fields.ts'

type Seo = z.output<typeof SeoInput>

export async function readSeo(db: Db, resource: ListingResource, id: number): Promise<Seo> {
  return seoOf(await readEditableListing(db, resource, id))
}

/**
 * Saves SEO texts; returns the new version. An empty slug is generated from the SEO title, else from the record's
 * title; a generated slug that is taken gets the record's id as a suffix, or the next free number. Throws
 * SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]` if an entered slug is taken, and the errors of `changeBlock`.
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
    const record = await readEditableListing(tx, resource, id)
    const findSlug = (language: Language) =>
      findFreeSlug(
        {
          language,
          entered: slug[language],
          title: title[language] || record[`title_${language}`],
          firstSuffix: id,
        },
        async (candidate) => {
          const others = tx.selectFrom(resource).where('id', '!=', id)
          return (await countRows(others.where(`seo_slug_${language}`, '=', candidate))) > 0
        },
      )
    await tx
      .updateTable(resource)
      .set({
        ...toColumns({ seo_title: title, seo_description: description }),
        seo_slug_en: await findSlug('en'),
        seo_slug_pt: await findSlug('pt'),
      })
      .where('id', '=', id)
      .execute()
  })
}
