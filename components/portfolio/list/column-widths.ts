/** `width` is in rem. In narrow tables, columns with the highest `priority` number are hidden first. */
export type ColumnLayout = {
  name: string
  width: number
  priority: number
  isAlwaysVisible?: boolean
}

/** Width in rem of the fixed columns: checkbox, cover, title, price and menu. */
const fixedWidth = 31

/** Tailwind needs complete class names. */
const breakpoints: readonly (readonly [width: number, className: string])[] = [
  [48, 'hidden @min-[48rem]:table-cell'],
  [52, 'hidden @min-[52rem]:table-cell'],
  [56, 'hidden @min-[56rem]:table-cell'],
  [60, 'hidden @min-[60rem]:table-cell'],
  [64, 'hidden @min-[64rem]:table-cell'],
  [69, 'hidden @min-[69rem]:table-cell'],
  [74, 'hidden @min-[74rem]:table-cell'],
  [80, 'hidden @min-[80rem]:table-cell'],
  [88, 'hidden @min-[88rem]:table-cell'],
  [96, 'hidden @min-[96rem]:table-cell'],
  [104, 'hidden @min-[104rem]:table-cell'],
]

/** Returns classes that show a column once the table has room for it and all columns of a lower `priority`. */
export function visibilityClassesOf(columns: readonly ColumnLayout[]): Map<string, string> {
  let usedWidth = fixedWidth
  const classesByName = new Map<string, string>()
  for (const { name, width, isAlwaysVisible } of columns.toSorted((a, b) => a.priority - b.priority)) {
    usedWidth += width
    const breakpoint = breakpoints.find(([minWidth]) => minWidth >= usedWidth) ?? breakpoints.at(-1)
    classesByName.set(
      name,
      isAlwaysVisible
        ? '@max-[36rem]:col-start-4 @max-[36rem]:row-start-2 @max-[36rem]:pl-0!'
        : (breakpoint?.[1] ?? ''),
    )
  }
  return classesByName
}
