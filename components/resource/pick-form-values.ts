/** Picks the form's values from a record, dropping read-only fields. */
export function pickFormValues<V extends object>(record: object, empty: V): V {
  const formFields = Object.fromEntries(Object.entries(record).filter(([name]) => name in empty))
  return { ...empty, ...formFields }
}
