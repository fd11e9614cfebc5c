import { FrontPageInput } from '#contract/front-page.ts'
import { coversVersion, readCovers, saveCovers } from '../front-page/covers.ts'
import { highlightsVersion, readHighlights, saveHighlights } from '../front-page/highlights.ts'
import { idsOf, type RestoreField } from './field.ts'

type Query = Parameters<RestoreField>[0]

/** Restores the covers. Throws MISSING if a photo no longer exists. */
export async function restoreCovers(request: Query, value: unknown): Promise<void> {
  const ifMatch = coversVersion(await readCovers(request.db))
  await saveCovers({ ...request, ifMatch }, FrontPageInput.parse({ covers: value }))
}

/** Restores the highlighted properties and their order. Throws MISSING if one is no longer active. */
export async function restoreHighlights(request: Query, value: unknown): Promise<void> {
  const ifMatch = highlightsVersion(await readHighlights(request.db, 'en'))
  await saveHighlights({ ...request, ifMatch }, idsOf(value))
}
