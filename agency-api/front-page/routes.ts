import { response, type Route } from '../register-route.ts'
import { addPhoto, listMedia } from '../media/gallery.ts'
import { Versioned } from '../version.ts'
import { coversVersion, frontPageOwner, readCovers, saveCovers } from './covers.ts'
import { highlightsVersion, readHighlights, readPublicHighlights, saveHighlights } from './highlights.ts'

export const frontPageRoutes: Route[] = [
  response('frontPage.homepage', async ({ db }) => {
    const covers = await readCovers(db)
    return new Versioned({ covers, highlights: await readPublicHighlights(db) }, coversVersion(covers))
  }),
  response('frontPage.save', async (request) => {
    return new Versioned({ saved: true }, await saveCovers(request, request.body))
  }),
  response('frontPage.media', async ({ db }) => ({ media: await listMedia(db, frontPageOwner) })),
  response('frontPage.uploadMedia', async (request) => ({
    media: await addPhoto(request, frontPageOwner, request.body),
  })),
  response('frontPage.highlights', async ({ db, language }) => {
    const properties = await readHighlights(db, language)
    return new Versioned({ properties }, highlightsVersion(properties))
  }),
  response('frontPage.saveHighlights', async (request) => {
    return new Versioned({ saved: true }, await saveHighlights(request, request.body.list))
  }),
]
