import { type FieldValues, get, type Path, type PathValue, type UseFormSetValue } from 'react-hook-form'
import { normalizeUnicode } from '#contract/normalize.ts'

export type Difference = { path: string; ours: unknown; theirs: unknown }

export type Changes = Record<string, { base: unknown; ours: unknown }>

export type Comparison = {
  /** Changed on both sides to different values: the user has to choose. */
  conflicts: Difference[]
  /** Changed in this form only. */
  onlyOurs: Difference[]
  /** Changed in the stored record only; `ours` is the outdated value in this form. */
  onlyTheirs: Difference[]
}

/** Flattens a form's values by dotted path. A list counts as one value, so that its length doesn't change the paths. */
export function flattenValues(values: FieldValues, prefix = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) =>
      isPlainObject(value) ? flattenValues(value, `${prefix}${key}.`) : { [`${prefix}${key}`]: value },
    ),
  )
}

export function changesOf(base: FieldValues, ours: FieldValues): Changes {
  const differing = Object.entries(flattenValues(ours)).filter(
    ([path, value]) => !sameValue(get(base, path), value),
  )
  return Object.fromEntries(differing.map(([path, value]) => [path, { base: get(base, path), ours: value }]))
}

export function hasSameValues(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(changesOf(a, b)).length === 0
}

/**
 * Compares the form's changes and the stored record (`theirs`) with their common base. The fields in `mergeGroup` only
 * make sense combined, such as latitude and longitude: they form one difference, named after the first, with values
 * grouped by path.
 */
export function compareValues(
  changes: Changes,
  base: FieldValues,
  theirs: FieldValues,
  mergeGroup: readonly string[] = [],
): Comparison {
  const comparison = compareFields(changes, base, theirs)
  const combined: Difference = {
    path: mergeGroup[0] ?? '',
    ours: groupOf(mergeGroup, (path) => (path in changes ? changes[path]?.ours : get(base, path))),
    theirs: groupOf(mergeGroup, (path) => get(theirs, path)),
  }
  const isInGroup = ({ path }: Difference) => mergeGroup.includes(path)
  const isChangedByUs = comparison.conflicts.some(isInGroup) || comparison.onlyOurs.some(isInGroup)
  const isChangedByThem = comparison.conflicts.some(isInGroup) || comparison.onlyTheirs.some(isInGroup)
  const replaceGroup = (differences: Difference[], includesGroup: boolean) => [
    ...(includesGroup ? [combined] : []),
    ...differences.filter((difference) => !isInGroup(difference)),
  ]
  return {
    conflicts: replaceGroup(comparison.conflicts, isChangedByUs && isChangedByThem),
    onlyOurs: replaceGroup(comparison.onlyOurs, isChangedByUs && !isChangedByThem),
    onlyTheirs: replaceGroup(comparison.onlyTheirs, isChangedByThem && !isChangedByUs),
  }
}

/** Returns a difference's values by path; several if its fields are merged as one. */
export function partsOf(path: string, value: unknown): [path: string, value: unknown][] {
  return isPlainObject(value) ? Object.entries(value) : [[path, value]]
}

/** Sets changed values in a form. Each path must be a field of the form, and each value must have that field's type. */
export function setValues<V extends FieldValues>(
  setValue: UseFormSetValue<V>,
  values: readonly (readonly [path: string, value: unknown])[],
) {
  for (const [path, value] of values)
    setValue(path as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
}

function groupOf(paths: readonly string[], valueOf: (path: string) => unknown): FieldValues {
  return Object.fromEntries(paths.map((path) => [path, valueOf(path)]))
}

function compareFields(changes: Changes, base: FieldValues, theirs: FieldValues): Comparison {
  const ourDifferences = Object.entries(changes)
    .map(([path, change]) => ({ path, ...change, theirs: get(theirs, path) as unknown }))
    .filter((difference) => !sameValue(difference.ours, difference.theirs))
  const onlyTheirPaths = Object.keys(changesOf(base, theirs)).filter((path) => !(path in changes))
  return {
    conflicts: ourDifferences.filter((difference) => !sameValue(difference.base, difference.theirs)),
    onlyOurs: ourDifferences.filter((difference) => sameValue(difference.base, difference.theirs)),
    onlyTheirs: onlyTheirPaths.map((path) => ({ path, ours: get(base, path), theirs: get(theirs, path) })),
  }
}

/**
 * Compares by meaning: null, undefined, NaN and blank text are equal; lists of ids are unordered, lists of records
 * ordered; surrounding spaces, line endings and the Unicode form of text don't count.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b)
}

function canonicalText(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '""'
  if (typeof value === 'string') return JSON.stringify(normalizeUnicode(value.replace(/\r\n?/g, '\n').trim()))
  if (Array.isArray(value)) {
    const parts = value.map(canonicalText)
    return `[${(value.some(isPlainObject) ? parts : parts.sort()).join()}]`
  }
  if (!isPlainObject(value)) return JSON.stringify(value) ?? '""'
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`,
  )
  return `{${fields.sort().join()}}`
}

function isPlainObject(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
