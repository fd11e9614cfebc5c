import type { Cover } from '#contract/front-page.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

/** Id of the front page in the paths of its photos. */
export const frontPageRecordId = 1

type CoversValues = ValuesOf<'frontPage.save'>
export type CoverValues = CoversValues['covers'][number]

export function coversOf({ covers }: { covers: readonly Cover[] }): CoversValues {
  return { covers: covers.map(({ media, title, text, link }) => ({ media_id: media.id, title, text, link })) }
}

export function createCoverValues(media_id: number): CoverValues {
  return { media_id, title: { en: '', pt: '' }, text: { en: '', pt: '' }, link: null }
}
