/** Splits rows into chunks, because SQLite allows at most 32,766 bound parameters per statement. */
export function* chunksOf<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
