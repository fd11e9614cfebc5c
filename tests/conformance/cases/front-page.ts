import type { Body } from '#contract/endpoint.ts'
import type { frontPage as calls } from '#contract/front-page.ts'
import { limits } from '#contract/limits.ts'
import { fileOf, jpeg } from '../../contract/photos.ts'
import type { Fixtures } from '../fixtures.ts'
import { valueAt, idAt, idsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

type Covers = Body<typeof calls.save>['covers']

export async function testFrontPage(
  run: ConformanceRun,
  { properties: [property] }: Fixtures,
): Promise<void> {
  const page = await run.expectSuccess('frontPage.homepage', { token: null })
  await run.expectSuccess('frontPage.media')
  const stored = await run.expectSuccess('frontPage.highlights')
  if (!run.options.all)
    return run.skip(
      ['frontPage.save', 'frontPage.saveHighlights', 'frontPage.uploadMedia'],
      'it changes the front page; run with --all',
    )
  const covers = toCoversForm(valueAt(page?.body, 'covers'))
  if (covers === null)
    run.skip(['frontPage.save', 'frontPage.uploadMedia'], 'the covers could not be restored afterwards')
  else await saveCovers(run, covers)
  if (property === undefined)
    return run.skip(['frontPage.saveHighlights'], 'needs a property created by this run')
  const highlights = toIds(valueAt(stored?.body, 'properties'))
  if (highlights === null)
    return run.skip(['frontPage.saveHighlights'], 'the highlights could not be restored afterwards')
  run.onCleanup('the highlights', () =>
    run.client.request('frontPage.saveHighlights', { body: { list: highlights } }),
  )
  const list = [property, ...highlights].slice(0, limits.highlighted)
  const isSaved = await checkVersions(
    run,
    { call: 'frontPage.highlights', options: {} },
    {
      call: 'frontPage.saveHighlights',
      save: { body: { list } },
      outdatedSave: { body: { list: highlights } },
    },
  )
  const result = isSaved ? await run.expectSuccess('frontPage.highlights') : null
  if (result !== null)
    run.check(
      'frontPage.saveHighlights',
      idsAt(result.body, 'properties').join() === list.join(),
      'does not store the order',
    )
}

async function saveCovers(run: ConformanceRun, covers: Covers) {
  const file = fileOf(await jpeg(800, 400))
  const uploaded = await run.expectSuccess('frontPage.uploadMedia', { body: { file } })
  const media_id =
    idAt(uploaded?.body, 'media.id') ??
    idsAt((await run.expectSuccess('frontPage.media'))?.body, 'media').at(-1)
  if (media_id === undefined) return run.skip(['frontPage.save'], 'the run could not upload a photo')
  run.onCleanup('the covers', () => run.client.request('frontPage.save', { body: { covers } }))
  const saveRequest = (n: number) => ({
    body: {
      covers: [
        // The front page has at most ten covers.
        ...covers.slice(0, 9),
        { media_id, title: { en: `${run.mark} ${n}`, pt: '' }, text: { en: '', pt: '' }, link: null },
      ],
    },
  })
  await checkVersions(
    run,
    { call: 'frontPage.homepage', options: {} },
    { call: 'frontPage.save', save: saveRequest(1), outdatedSave: saveRequest(2) },
  )
}

/** Returns the ids of rows; null if they are missing or one has no id. */
function toIds(rows: unknown): number[] | null {
  const ids = idsAt({ rows }, 'rows')
  return Array.isArray(rows) && ids.length === rows.length ? ids : null
}

/** Converts the homepage's covers to a form that restores them; null if they are missing or one has no photo id. */
function toCoversForm(rows: unknown): Covers | null {
  if (!Array.isArray(rows)) return null
  const textAt = (row: unknown, path: string) => {
    const value = valueAt(row, path)
    return typeof value === 'string' ? value : ''
  }
  const bilingualAt = (row: unknown, name: string) => ({
    en: textAt(row, `${name}.en`),
    pt: textAt(row, `${name}.pt`),
  })
  const covers = rows.flatMap((row: unknown) => {
    const media_id = idAt(row, 'media.id')
    const link = textAt(row, 'link') || null
    return media_id === null
      ? []
      : { media_id, title: bilingualAt(row, 'title'), text: bilingualAt(row, 'text'), link }
  })
  return covers.length === rows.length ? covers : null
}
