/** Determines how a value is formatted. `options` are ids of named options; the kinds after `flag` are for history only. */
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
  | 'count'
  | 'filter'

/** A field of a resource: the only place for its label and format. Message keys are absolute. */
export type Field = {
  label: string
  kind: FieldKind
  number?: number
  /** A message `fields.<wrap>` around the label. */
  wrap?: 'unitOf' | 'from' | 'to'
  values?: Readonly<Record<string, string>>
  stored?: string
}

export type Fields = Readonly<Record<string, Field>>

export const fieldMessages = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ label, values = {} }) => [label, ...Object.values(values)])
