import type { ImportField } from './import-plan'

/** Creates the fields of an import; `headers` are the column names of each, separated by `, `. */
export function createCsvFields<Name extends string>(
  getHeader: (name: Name) => string,
  headers: Partial<Record<Name, string>>,
  { required, multiline = [] }: { required: readonly Name[]; multiline?: readonly Name[] },
): readonly ImportField[] {
  return (Object.entries(headers) as [Name, string][]).map(([name, labels]) => ({
    name,
    label: getHeader(name),
    acceptedHeaders: labels.split(', '),
    required: required.includes(name),
    multiline: multiline.includes(name),
  }))
}
