import type { Column } from './cells'

/** Returns the columns whose values a table shows, in the table's order. */
export function columnsInTable<Row>(
  columns: readonly Column<Row>[],
  visibleColumns: readonly string[],
): readonly Column<Row>[] {
  return ['fixed', ...visibleColumns].flatMap((name) => columns.filter(({ inTable }) => inTable === name))
}
