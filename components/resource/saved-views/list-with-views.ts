import type { SavedView, SavedViewInput } from '#contract/saved-views.ts'

/** Settings of a list's table that a view stores; both are empty for lists without a table. */
export type ViewTable = Pick<SavedView, 'columns' | 'density'>

/** A list page whose state can be saved under a name. */
export type ListWithViews = {
  path: string
  /** URL query without the page number, in canonical order. */
  query: string
  table: ViewTable
  canonical: (query: string) => string
  open: (view: ViewTable & { query: string }) => void
}

export function isCurrentView(list: ListWithViews, view: SavedView): boolean {
  const { columns, density } = list.table
  return (
    hasSameQuery(list, view) && view.columns === columns && (view.density === '' || view.density === density)
  )
}

/** Returns true if the list has the view's filters, sort order and layout; columns and density may differ. */
export const hasSameQuery = (list: Pick<ListWithViews, 'query' | 'canonical'>, view: SavedView): boolean =>
  list.canonical(view.query) === list.query

export function newView({ path, query, table }: ListWithViews): SavedViewInput {
  return { path, name: '', query, ...table, shared: 0 }
}

/** Returns the URL query that opens a view with its columns and density, also for colleagues without access to it. */
export function queryOf({ query, columns, density }: Pick<SavedView, 'query'> & ViewTable): string {
  const params = new URLSearchParams(query)
  if (columns !== '') params.set('columns', columns)
  if (density !== '') params.set('density', density)
  return params.toString()
}
