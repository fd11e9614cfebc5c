import type { Body } from '#contract/endpoint.ts'
import type { frontPage as calls } from '#contract/front-page.ts'
import { fileOf, jpeg } from '../../contract/photographs.ts'
import type { Ground } from '../fixtures.ts'
import { at, idAt, idsAt, rowsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

type Covers = Body<typeof calls.save>['covers']

export async function frontPage(walk: Walk, { properties: [property] }: Ground): Promise<void> {
  const page = await walk.try('frontPage.homepage', { token: null })
  await walk.try('frontPage.media')
  const highlights = idsAt((await walk.try('frontPage.highlights'))?.body, 'properties')
  if (!walk.options.all)
    return walk.skip(
      ['frontPage.save', 'frontPage.saveHighlights', 'frontPage.uploadMedia'],
      'it changes the front page: only with --all',
    )
  const covers = page === null ? null : storedCovers(rowsAt(page.body, 'covers'))
  if (covers === null) walk.skip(['frontPage.save'], 'its covers cannot be put back as they are')
  else await saveCovers(walk, covers)
  if (property === undefined) return walk.skip(['frontPage.saveHighlights'], 'it takes a property of its own')
  walk.after('the highlights', () =>
    walk.client.request('frontPage.saveHighlights', { body: { list: highlights } }),
  )
  await tryVersions(
    walk,
    { call: 'frontPage.highlights', sent: {} },
    {
      call: 'frontPage.saveHighlights',
      saves: [{ body: { list: [property, ...highlights] } }, { body: { list: highlights } }],
    },
  )
  const now = idsAt((await walk.try('frontPage.highlights'))?.body, 'properties')
  walk.check('frontPage.saveHighlights', now[0] === property, 'does not keep the order')
}

async function saveCovers(walk: Walk, covers: Covers) {
  const file = fileOf(await jpeg(800, 400))
  const uploaded = await walk.try('frontPage.uploadMedia', { body: { file } })
  const media_id =
    idAt(uploaded?.body, 'media.id') ?? idsAt((await walk.try('frontPage.media'))?.body, 'media').at(-1)
  if (media_id === undefined) return walk.skip(['frontPage.save'], 'there is no photograph of its own')
  walk.after('the covers', () => walk.client.request('frontPage.save', { body: { covers } }))
  const mine = (nth: number) => ({
    body: {
      covers: [
        // The front page has at most ten covers.
        ...covers.slice(0, 9),
        { media_id, title: { en: `${walk.mark} ${nth}`, pt: '' }, text: { en: '', pt: '' }, link: null },
      ],
    },
  })
  await tryVersions(
    walk,
    { call: 'frontPage.homepage', sent: {} },
    { call: 'frontPage.save', saves: [mine(1), mine(2)] },
  )
}

/** Returns the covers in the form that saving expects; null if one cannot be converted. */
function storedCovers(rows: unknown[]): Covers | null {
  const text = (row: unknown, path: string) => {
    const value = at(row, path)
    return typeof value === 'string' ? value : ''
  }
  const both = (row: unknown, name: string) => ({ en: text(row, `${name}.en`), pt: text(row, `${name}.pt`) })
  const covers = rows.flatMap((row) => {
    const media_id = idAt(row, 'media.id')
    const link = text(row, 'link') || null
    return media_id === null ? [] : { media_id, title: both(row, 'title'), text: both(row, 'text'), link }
  })
  return covers.length === rows.length ? covers : null
}
