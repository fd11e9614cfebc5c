export const densities = ['compact', 'comfortable'] as const

/** Row height: 40 px or 56 px. */
export type Density = (typeof densities)[number]

export type TableSettings = {
  density: Density
  /** Columns in order; hidden ones start with a hyphen. Empty means default. */
  columns: readonly string[]
}

export const defaultTableSettings: TableSettings = { density: 'compact', columns: [] }

export const densityCookie = 'density'
export const columnsCookie = (resource: string) => `columns-${resource}`

/** Parses the settings from cookies; invalid values become the default. */
export function parseTableSettings(
  resource: string,
  cookie: (name: string) => string | undefined,
): TableSettings {
  const columns = (cookie(columnsCookie(resource)) ?? '')
    .split(',')
    .filter((name) => /^-?\w{1,20}$/.test(name))
  const density = densities.find((each) => each === cookie(densityCookie)) ?? defaultTableSettings.density
  return { density, columns: columns.slice(0, 30) }
}

type ArrangedColumn<Column> = { column: Column; isShown: boolean }

/** Columns in the selected order; columns missing from it come last, in default order. */
export function arrangeColumns<Column extends { name: string }>(
  columns: readonly Column[],
  chosen: readonly string[],
): ArrangedColumn<Column>[] {
  const nameOf = (choice: string) => choice.replace(/^-/, '')
  const named = [...new Set(chosen.map(nameOf))].flatMap((name) => {
    const column = columns.find((each) => each.name === name)
    return column === undefined ? [] : [{ column, isShown: chosen.includes(name) }]
  })
  const rest = columns.filter(({ name }) => !named.some(({ column }) => column.name === name))
  return [...named, ...rest.map((column) => ({ column, isShown: true }))]
}

/** Returns the names of the visible columns in order. */
export function shownColumns(
  columns: readonly { name: string }[],
  chosen: readonly string[],
): readonly string[] {
  return arrangeColumns(columns, chosen).flatMap(({ column, isShown }) => (isShown ? [column.name] : []))
}
