import { type FieldErrors, type FieldValues, get, type Path, type UseFormSetError } from 'react-hook-form'
import type { AgencyError } from '#contract/errors.ts'

/** Converts a field's name in the request to the form's path: `i18n[title][pt]` is `i18n.title.pt`. */
export function dottedPath(name: string): string {
  return name.replace(/\[([^\]]*)\]/g, '.$1')
}

/**
 * Sets the field errors of a rejected call on the form. Returns the paths of fields that got an error, and the paths
 * that aren't fields of the form, whose errors must be shown for the whole form.
 */
export function assignErrors<V extends FieldValues>(
  error: AgencyError,
  values: V,
  setError: UseFormSetError<V>,
): { fieldPaths: string[]; otherPaths: string[] } {
  const paths = Object.entries(error.fields).map(([name, rule]) => ({ path: dottedPath(name), rule }))
  const matches = paths.filter(({ path }) => get(values, path) !== undefined)
  for (const { path, rule } of matches) setError(path as Path<V>, { type: 'server', message: rule })
  return {
    fieldPaths: matches.map(({ path }) => path),
    otherPaths: paths.filter((entry) => !matches.includes(entry)).map(({ path }) => path),
  }
}

export function errorPaths(errors: FieldErrors, parentPath = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'root' || typeof error !== 'object' || error === null) return []
    const path = parentPath === '' ? key : `${parentPath}.${key}`
    return typeof error.type === 'string' && typeof error.message === 'string'
      ? [path]
      : errorPaths(error as FieldErrors, path)
  })
}
