import type { PropertyExport } from '#contract/portal-records.ts'

type Words = {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

/** A portal's code in the reader's words; one that is not known as it came. */
export const codeName = (t: Words, code: string): string =>
  t.has(`codes.${code}`) ? t(`codes.${code}`) : code

/** What the portal itself says of an advert; nothing for a feed, which says nothing, and of what is only under way there. */
export const theirWord = (t: Words, { portal_code: code }: PropertyExport): string =>
  code === null || code === 'fetched' || code.startsWith('TO_')
    ? ''
    : t('theirWord', { word: codeName(t, code) })
