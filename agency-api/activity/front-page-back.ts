import { FrontPageInput } from '#contract/front-page.ts'
import { coversVersion, readCovers, saveCovers } from '../front-page/covers.ts'
import { highlightsVersion, readHighlights, saveHighlights } from '../front-page/highlights.ts'
import { idsOf, type PutBack } from './field.ts'

type Asked = Parameters<PutBack>[0]

/** Puts back the covers; MISSING where a photograph of then is gone. */
export async function putCovers(asked: Asked, value: unknown): Promise<void> {
  const ifMatch = coversVersion(await readCovers(asked.db))
  await saveCovers({ ...asked, ifMatch }, FrontPageInput.parse({ covers: value }))
}

/** Puts back which properties are highlighted and in which order; MISSING where one of then is not active. */
export async function putHighlights(asked: Asked, value: unknown): Promise<void> {
  const ifMatch = highlightsVersion(await readHighlights(asked.db, 'en'))
  await saveHighlights({ ...asked, ifMatch }, idsOf(value))
}
