import { normalizeUnicode } from '#contract/normalize.ts'
import { type FieldValues, get } from 'react-hook-form'

/** One field of which there are two values. */
export type Difference = { path: string; mine: unknown; theirs: unknown }

/** What was changed of a form, by path: what it was and what it is now. */
export type Changes = Record<string, { base: unknown; mine: unknown }>

/** A form's changes beside what is stored by now. */
export type Comparison = {
  /** Changed on both sides, to different values: somebody has to choose. */
  disputed: Difference[]
  /** Changed here alone. */
  kept: Difference[]
  /** Changed there alone; `mine` is what this form still showed. */
  taken: Difference[]
}

/** Every value of a form by its dotted path; a list is one value. The form's shape is the same whatever its values. */
export function leavesOf(values: FieldValues, above = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) =>
      isGroup(value) ? leavesOf(value, `${above}${key}.`) : { [`${above}${key}`]: value },
    ),
  )
}

/** What differs between two states of a form. */
export function changesOf(base: FieldValues, mine: FieldValues): Changes {
  const differing = Object.entries(leavesOf(mine)).filter(
    ([path, value]) => !sameValue(get(base, path), value),
  )
  return Object.fromEntries(differing.map(([path, value]) => [path, { base: get(base, path), mine: value }]))
}

/**
 * Merges by three: what was changed here, the values it was changed from, and what is stored now. The fields `together`
 * (by their paths) make sense only with each other, as latitude and longitude do: they are one difference, named by the
 * first of them, whose values are groups by path.
 */
export function compareValues(
  changes: Changes,
  base: FieldValues,
  theirs: FieldValues,
  together: readonly string[] = [],
): Comparison {
  const compared = compareEach(changes, base, theirs)
  const one: Difference = {
    path: together[0] ?? '',
    mine: groupOf(together, (path) => (path in changes ? changes[path]?.mine : get(base, path))),
    theirs: groupOf(together, (path) => get(theirs, path)),
  }
  const isPart = ({ path }: Difference) => together.includes(path)
  const here = compared.disputed.some(isPart) || compared.kept.some(isPart)
  const there = compared.disputed.some(isPart) || compared.taken.some(isPart)
  const whole = (list: Difference[], changed: boolean) => [
    ...(changed ? [one] : []),
    ...list.filter((each) => !isPart(each)),
  ]
  return {
    disputed: whole(compared.disputed, here && there),
    kept: whole(compared.kept, here && !there),
    taken: whole(compared.taken, there && !here),
  }
}

/** The values of a difference by path: several where its fields belong together. */
export function partsOf(path: string, value: unknown): [path: string, value: unknown][] {
  return isGroup(value) ? Object.entries(value) : [[path, value]]
}

function groupOf(paths: readonly string[], valueOf: (path: string) => unknown): FieldValues {
  return Object.fromEntries(paths.map((path) => [path, valueOf(path)]))
}

function compareEach(changes: Changes, base: FieldValues, theirs: FieldValues): Comparison {
  const changed = Object.entries(changes)
    .map(([path, { base: from, mine }]) => ({ path, from, mine, theirs: get(theirs, path) as unknown }))
    .filter((each) => !sameValue(each.mine, each.theirs))
  const elsewhere = Object.entries(changesOf(base, theirs)).filter(([path]) => !(path in changes))
  return {
    disputed: changed.filter((each) => !sameValue(each.from, each.theirs)),
    kept: changed.filter((each) => sameValue(each.from, each.theirs)),
    taken: elsewhere.map(([path, { base: mine, mine: now }]) => ({ path, mine, theirs: now })),
  }
}

/**
 * Whether two values mean the same: nothing chosen is nothing whichever way it is written, a list of ids has no order (one of
 * records has), and line ends change on their way through a form.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return written(one) === written(other)
}

function written(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '""'
  if (typeof value === 'string') return JSON.stringify(normalizeUnicode(value.replace(/\r\n?/g, '\n').trim()))
  if (Array.isArray(value)) {
    const parts = value.map(written)
    return `[${(value.some(isGroup) ? parts : parts.sort()).join()}]`
  }
  return JSON.stringify(value) ?? '""'
}

function isGroup(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
