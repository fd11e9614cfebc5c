import type { Column } from './cells'

/** Returns the columns whose values a table shows, in its order. */
export function columnsInTable<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
): readonly Column<Row>[] {
  return ['fixed', ...shown].flatMap((name) => columns.filter(({ inTable }) => inTable === name))
}
