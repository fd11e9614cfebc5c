import { answer, type Route } from '../answer.ts'
import { addPhotograph, listMedia } from '../media/gallery.ts'
import { Versioned } from '../version.ts'
import { coversVersion, frontPageOwner, readCovers, saveCovers } from './covers.ts'
import { highlightsVersion, readHighlights, readPublicHighlights, saveHighlights } from './highlights.ts'

export const frontPageRoutes: Route[] = [
  answer('frontPage.homepage', async ({ db }) => {
    const covers = await readCovers(db)
    return new Versioned({ covers, highlights: await readPublicHighlights(db) }, coversVersion(covers))
  }),
  answer('frontPage.save', async (asked) => {
    return new Versioned({ saved: true }, await saveCovers(asked, asked.body))
  }),
  answer('frontPage.media', async ({ db }) => ({ media: await listMedia(db, frontPageOwner) })),
  answer('frontPage.uploadMedia', async (asked) => ({
    media: await addPhotograph(asked, frontPageOwner, asked.body),
  })),
  answer('frontPage.highlights', async ({ db, language }) => {
    const properties = await readHighlights(db, language)
    return new Versioned({ properties }, highlightsVersion(properties))
  }),
  answer('frontPage.saveHighlights', async (asked) => {
    return new Versioned({ saved: true }, await saveHighlights(asked, asked.body.list))
  }),
]
