import { FrontPageInput } from '#contract/front-page.ts'
import { Id } from '#contract/values.ts'
import { z } from 'zod'
import type { RestoreRequest } from '../activity/restore.ts'
import { addPhoto, listMedia } from '../media/gallery.ts'
import { route, type ResourceModule } from '../route.ts'
import { orderVersion, toSaveResponse, Versioned } from '../version.ts'
import { coversVersion, frontPageOwner, readCovers, saveCovers } from './covers.ts'
import { readHighlights, readPublicHighlights, saveHighlights } from './highlights.ts'
import { frontPageRecords } from './snapshot.ts'

export const frontPage: ResourceModule = {
  routes: [
    route('frontPage.homepage', async ({ db }) => {
      const covers = await readCovers(db)
      return new Versioned({ covers, highlights: await readPublicHighlights(db) }, coversVersion(covers))
    }),
    route('frontPage.save', (request) => toSaveResponse(saveCovers(request, request.body))),
    route('frontPage.media', async ({ db }) => ({ media: await listMedia(db, frontPageOwner) })),
    route('frontPage.uploadMedia', async (request) => ({
      media: await addPhoto(request, frontPageOwner, request.body),
    })),
    route('frontPage.highlights', async ({ db, language }) => {
      const properties = await readHighlights(db, language)
      return new Versioned({ properties }, orderVersion(properties))
    }),
    route('frontPage.saveHighlights', (request) =>
      toSaveResponse(saveHighlights(request, request.body.list)),
    ),
  ],
  records: [
    {
      ...frontPageRecords,
      restore: (request, { field, value }) =>
        field === 'covers' ? restoreCovers(request, value) : restoreHighlights(request, value),
    },
  ],
}

/** Restores the covers. Throws MISSING if a photo no longer exists. */
async function restoreCovers(request: RestoreRequest, value: unknown): Promise<void> {
  const ifMatch = coversVersion(await readCovers(request.db))
  await saveCovers({ ...request, ifMatch }, FrontPageInput.parse({ covers: value }))
}

/** Restores the highlighted properties and their order. Throws MISSING if one is no longer active. */
async function restoreHighlights(request: RestoreRequest, value: unknown): Promise<void> {
  const ifMatch = orderVersion(await readHighlights(request.db, 'en'))
  await saveHighlights({ ...request, ifMatch }, z.array(Id).parse(value))
}
