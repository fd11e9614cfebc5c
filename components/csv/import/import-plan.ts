import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import type { Resource } from '@/lib/agency/use-mutate-calls'

export type Cells = Readonly<Record<string, string>>

export type ImportField = {
  /** Dotted path in the call's body: `role.pt`. */
  name: string
  /** In the user's language; also the column header in exports. */
  label: string
  acceptedHeaders: readonly string[]
  required?: boolean
  multiline?: boolean
}

export type ParseResult<Body> = { body: Body; errors?: undefined } | { errors: FieldErrors; body?: undefined }
export type RowParser<Body> = (cells: Cells) => ParseResult<Body>

export type ImportPlan<Body> = {
  resource: Resource
  /** File name of the template; the file with rejected rows has it as a prefix. */
  name: string
  /** The list's path. */
  href: string
  fields: readonly ImportField[]
  loadRowParser: () => Promise<RowParser<Body>>
  send: (body: Body) => Promise<unknown>
  /** Rows with the same key in this field are duplicates, except for empty keys. */
  duplicateField: string
  toDuplicateKey: (text: string) => string
  /** Fetches the field's texts in the existing records. */
  fetchExistingTexts: (signal: AbortSignal) => Promise<readonly (string | null)[]>
}

/**
 * Creates a parser that validates rows with the body schema of a call. For an unreadable cell, `toBody` returns a value
 * that the schema rejects. `findUnmatchedFields` returns the fields whose cell doesn't match the name of any record.
 */
export function createRowParser<S extends z.ZodType>(
  schema: S,
  toBody: (cells: Cells) => unknown,
  findUnmatchedFields: (cells: Cells) => readonly string[] = () => [],
): RowParser<z.output<S>> {
  return (cells) => {
    const result = schema.safeParse(toBody(cells))
    const unmatchedFields = findUnmatchedFields(cells)
    if (result.success && unmatchedFields.length === 0) return { body: result.data }
    const errors: FieldErrors = {}
    for (const field of unmatchedFields) errors[field] = 'invalid'
    for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message
    return { errors }
  }
}

/** Field name → column index in the file; null if it has none. */
export type Mapping = Readonly<Record<string, number | null>>

export function guessColumns(fields: readonly ImportField[], header: readonly string[]): Mapping {
  const normalizedHeader = header.map(normalizeHeader)
  const usedColumns = new Set<number>()
  const mapping: Record<string, number | null> = {}
  for (const { name, label, acceptedHeaders } of fields) {
    const names = [label, ...acceptedHeaders].map(normalizeHeader)
    const index = normalizedHeader.findIndex(
      (cell, column) => !usedColumns.has(column) && names.includes(cell),
    )
    mapping[name] = index === -1 ? null : index
    if (index !== -1) usedColumns.add(index)
  }
  return mapping
}

/** `E-mail (PT)` and `email pt` match. */
const normalizeHeader = (header: string) => normalizeForSearch(header).replace(/[^\p{L}\p{N}]/gu, '')

/** Creates the fields of an import. `acceptedHeaders` has each field's column names, separated by `, `. */
export function createCsvFields<Name extends string>(
  getHeader: (name: Name) => string,
  acceptedHeaders: Partial<Record<Name, string>>,
  { required, multiline = [] }: { required: readonly Name[]; multiline?: readonly Name[] },
): readonly ImportField[] {
  return (Object.entries(acceptedHeaders) as [Name, string][]).map(([name, headers]) => ({
    name,
    label: getHeader(name),
    acceptedHeaders: headers.split(', '),
    required: required.includes(name),
    multiline: multiline.includes(name),
  }))
}

type FlagWords = ReadonlyMap<string, 0 | 1>

/** `one` and `zero` are words separated by `, `, as `normalizeForSearch` returns them. */
export function createFlagWords(one: string, zero: string): FlagWords {
  const toEntries = (words: string, value: 0 | 1) => words.split(', ').map((word) => [word, value] as const)
  return new Map([...toEntries(one, 1), ...toEntries(zero, 0)])
}

const flags = createFlagWords(
  '1, yes, sim, si, oui, 是, true, verdadeiro, x',
  '0, no, nao, non, 否, false, falso',
)

/** Parses a word as 0 or 1. Returns undefined if empty, and unknown words unchanged, for the schema to reject. */
export function parseFlag(text: string, words: FlagWords = flags): unknown {
  const word = normalizeForSearch(text)
  return word === '' ? undefined : (words.get(word) ?? text)
}
