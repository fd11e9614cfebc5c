import { type InterfaceLanguage, interfaceLanguages } from '#contract/language-tags.ts'

export const printKinds = ['sheet', 'window'] as const
type PrintKind = (typeof printKinds)[number]
export const printLanguages = ['pt', 'en'] as const
export type PrintLanguage = (typeof printLanguages)[number]

/** Format of the printout and languages of its texts and labels. Texts exist in two languages only. */
export type PrintOptions = { kind: PrintKind; language: PrintLanguage; labelLanguage: InterfaceLanguage }

/** Parses the URL. Texts default to the user's language where possible, labels to the language of the texts. */
export function parsePrintOptions(params: Pick<URLSearchParams, 'get'>, locale: string): PrintOptions {
  const requestedLanguage = params.get('language') ?? locale
  const language = requestedLanguage.startsWith('pt') ? 'pt' : 'en'
  return {
    kind: params.get('kind') === 'window' ? 'window' : 'sheet',
    language,
    labelLanguage: interfaceLanguages.find((name) => name === params.get('labels')) ?? language,
  }
}

export function formatPrintOptions({ kind, language, labelLanguage }: PrintOptions): string {
  const params = new URLSearchParams({ kind, language })
  if (labelLanguage !== language) params.set('labels', labelLanguage)
  return `?${params.toString()}`
}
