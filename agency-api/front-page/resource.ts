import { FrontPageInput } from '#contract/front-page.ts'
import { parseIds, type RestoreField } from '../activity/field.ts'
import type { ResourceModule } from '../resource-module.ts'
import { coversVersion, readCovers, saveCovers } from './covers.ts'
import { highlightsVersion, readHighlights, saveHighlights } from './highlights.ts'
import { frontPageRoutes } from './routes.ts'
import { frontPageRecords } from './snapshot.ts'

export const frontPage: ResourceModule = {
  routes: frontPageRoutes,
  records: [
    {
      ...frontPageRecords,
      restore: (request, { field, value }) =>
        field === 'covers' ? restoreCovers(request, value) : restoreHighlights(request, value),
    },
  ],
}

type Query = Parameters<RestoreField>[0]

/** Restores the covers. Throws MISSING if a photo no longer exists. */
async function restoreCovers(request: Query, value: unknown): Promise<void> {
  const ifMatch = coversVersion(await readCovers(request.db))
  await saveCovers({ ...request, ifMatch }, FrontPageInput.parse({ covers: value }))
}

/** Restores the highlighted properties and their order. Throws MISSING if one is no longer active. */
async function restoreHighlights(request: Query, value: unknown): Promise<void> {
  const ifMatch = highlightsVersion(await readHighlights(request.db, 'en'))
  await saveHighlights({ ...request, ifMatch }, parseIds(value))
}
