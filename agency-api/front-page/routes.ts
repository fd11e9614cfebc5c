import { route, type Route } from '../register-route.ts'
import { addPhoto, listMedia } from '../media/gallery.ts'
import { Versioned } from '../version.ts'
import { coversVersion, frontPageOwner, readCovers, saveCovers } from './covers.ts'
import { highlightsVersion, readHighlights, readPublicHighlights, saveHighlights } from './highlights.ts'

export const frontPageRoutes: Route[] = [
  route('frontPage.homepage', async ({ db }) => {
    const covers = await readCovers(db)
    return new Versioned({ covers, highlights: await readPublicHighlights(db) }, coversVersion(covers))
  }),
  route('frontPage.save', async (request) => {
    return new Versioned({ saved: true }, await saveCovers(request, request.body))
  }),
  route('frontPage.media', async ({ db }) => ({ media: await listMedia(db, frontPageOwner) })),
  route('frontPage.uploadMedia', async (request) => ({
    media: await addPhoto(request, frontPageOwner, request.body),
  })),
  route('frontPage.highlights', async ({ db, language }) => {
    const properties = await readHighlights(db, language)
    return new Versioned({ properties }, highlightsVersion(properties))
  }),
  route('frontPage.saveHighlights', async (request) => {
    return new Versioned({ saved: true }, await saveHighlights(request, request.body.list))
  }),
]
