/**
 * Determines how a value is formatted. `unit` is the unit of an area, `options` are ids of named options. The kinds
 * after `flag` are for history only.
 */
export type FieldKind =
  | 'text'
  | 'rich'
  | 'number'
  | 'area'
  | 'price'
  | 'unit'
  | 'options'
  | 'image'
  | 'secret'
  | 'flag'
  | 'place'
  | 'photo'
  | 'photos'
  | 'files'
  | 'covers'
  | 'filter'

/** A field of a resource, the only definition of its label and format. Message keys are absolute. */
export type Field = {
  label: string
  kind: FieldKind
  /** Fills `{number}` in the label. */
  number?: number
  /** Inserts the label into the message `fields.<labelTemplate>`: "Price, from". */
  labelTemplate?: 'unitOf' | 'from' | 'to'
  /** Message keys by value, for fields with a fixed set of values. */
  values?: Readonly<Record<string, string>>
  /** Message key of the text shown for a stored image. */
  storedImageLabel?: string
}

export type Fields = Readonly<Record<string, Field>>

export const fieldMessages = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ label, values = {} }) => [label, ...Object.values(values)])

type Translate = (key: string, values?: Record<string, string | number>) => string

export function formatLabel(t: Translate, field: Field | undefined, path: string, lang?: string): string {
  if (field === undefined) return path
  const name = t(field.label, field.number === undefined ? undefined : { number: field.number })
  const label = field.labelTemplate === undefined ? name : t(`fields.${field.labelTemplate}`, { label: name })
  return lang === undefined ? label : t('fields.inLanguage', { label, language: lang })
}

/** Splits `i18n.title.pt` into the field's path and the language. */
export function splitLanguagePath(path: string): { fieldPath: string; lang?: 'en' | 'pt' } {
  const [, fieldPath = path, lang] = /^(.+)\.(en|pt)$/.exec(path) ?? []
  return { fieldPath, lang: lang === 'en' || lang === 'pt' ? lang : undefined }
}
