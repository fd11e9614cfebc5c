export const densities = ['compact', 'comfortable'] as const

/** Row height: 40 px or 56 px. */
type Density = (typeof densities)[number]

export type TableSettings = {
  density: Density
  /** Columns in order: `-agent` is hidden, `agent_9` has a changed width in rem. Empty means default. */
  columns: readonly string[]
}

export const defaultTableSettings: TableSettings = { density: 'compact', columns: [] }

export const densityCookie = 'density'
export const columnsCookie = (resource: string) => `columns-${resource}`

/** Parses the settings from the URL of a saved view, else from cookies; invalid values become the default. */
export function parseTableSettings(
  resource: string,
  readCookie: (name: string) => string | undefined,
  viewParams: Pick<URLSearchParams, 'get'>,
): TableSettings {
  const columns = (viewParams.get('columns') ?? readCookie(columnsCookie(resource)) ?? '')
    .split(',')
    .filter((name) => /^-?\w{1,20}$/.test(name))
  const storedDensity = viewParams.get('density') ?? readCookie(densityCookie)
  const density = densities.find((name) => name === storedDensity) ?? defaultTableSettings.density
  return { density, columns: columns.slice(0, 30) }
}

/** Width of a column in rem. */
export const columnWidths = { min: 4, max: 24 }

type ArrangedColumn<Column> = { column: Column; isShown: boolean; width?: number }

/** Arranges the columns by the user's settings; columns without a setting come last, in default order. */
export function arrangeColumns<Column extends { name: string }>(
  columns: readonly Column[],
  settings: readonly string[],
): ArrangedColumn<Column>[] {
  const settingsByName = new Map(settings.map((text) => [nameOf(text), text]))
  const chosenColumns = [...settingsByName].flatMap(([name, text]) => {
    const column = columns.find((candidate) => candidate.name === name)
    return column === undefined ? [] : [{ column, isShown: !text.startsWith('-'), width: widthOf(text) }]
  })
  const otherColumns = columns.filter(({ name }) => !settingsByName.has(name))
  return [...chosenColumns, ...otherColumns.map((column) => ({ column, isShown: true }))]
}

/** Formats a column for storage: `-agent_9`. */
export function formatColumn({ column, isShown, width }: ArrangedColumn<{ name: string }>): string {
  return `${isShown ? '' : '-'}${column.name}${width === undefined ? '' : `_${width}`}`
}

/** Formats the columns for storage. Column `name` gets the new width, rounded and within `columnWidths`. */
export function resizeColumn<Column extends { name: string }>(
  columns: readonly ArrangedColumn<Column>[],
  name: string,
  width: number,
): string[] {
  const rounded = Math.min(columnWidths.max, Math.max(columnWidths.min, Math.round(width)))
  return columns.map((column) =>
    formatColumn(column.column.name === name ? { ...column, width: rounded } : column),
  )
}

const nameOf = (text: string) => text.replace(/^-|_\d+$/g, '')

function widthOf(text: string): number | undefined {
  const width = Number(/_(\d+)$/.exec(text)?.[1])
  return width >= columnWidths.min && width <= columnWidths.max ? width : undefined
}

export function shownColumnsOf(
  columns: readonly { name: string }[],
  settings: readonly string[],
): readonly string[] {
  return arrangeColumns(columns, settings).flatMap(({ column, isShown }) => (isShown ? [column.name] : []))
}
