import { locales } from './label-languages'

export const printKinds = ['sheet', 'window'] as const
export type PrintKind = (typeof printKinds)[number]
export const printLanguages = ['pt', 'en'] as const
export type PrintLanguage = (typeof printLanguages)[number]
export type LabelLanguage = (typeof locales)[number]

/** What is printed: a sheet to hand over or a card for the shop window, its texts in one of the two languages of the content. */
export type PrintChoice = { kind: PrintKind; language: PrintLanguage; labels: LabelLanguage }

/** As the address says it; texts are in the reader's language where they may be, and labels in that of the texts. */
export function readPrint(params: Pick<URLSearchParams, 'get'>, locale: string): PrintChoice {
  const chosen = params.get('language') ?? locale
  const language = chosen === 'pt' ? 'pt' : 'en'
  return {
    kind: params.get('kind') === 'window' ? 'window' : 'sheet',
    language,
    labels: locales.find((each) => each === params.get('labels')) ?? language,
  }
}

/** The address's query; labels in the language of the texts are left out. */
export function writePrint({ kind, language, labels }: PrintChoice): string {
  const params = new URLSearchParams({ kind, language })
  if (labels !== language) params.set('labels', labels)
  return `?${params.toString()}`
}
