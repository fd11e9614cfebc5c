import type { SavedView, SavedViewInput } from '#contract/saved-views.ts'

/** Settings of a list's table that a view stores; both are empty for lists without a table. */
export type ViewTable = Pick<SavedView, 'columns' | 'density'>

/** A list page whose state can be saved under a name. */
export type ListWithViews = {
  path: string
  /** Canonical URL query. */
  query: string
  table: ViewTable
  /** Sorts a query's parameters and drops the page number, so that queries can be compared. */
  canonicalize: (query: string) => string
  open: (view: ViewTable & { query: string }) => void
}

export function isCurrentView(list: ListWithViews, view: SavedView): boolean {
  const { columns, density } = list.table
  return (
    hasSameQuery(list, view) && view.columns === columns && (view.density === '' || view.density === density)
  )
}

/** Returns true if the list has the view's filters, sort order and layout; columns and density may differ. */
export const hasSameQuery = (list: Pick<ListWithViews, 'query' | 'canonicalize'>, view: SavedView): boolean =>
  list.canonicalize(view.query) === list.query

export function createView({ path, query, table }: ListWithViews): SavedViewInput {
  return { path, name: '', query, ...table, shared: 0 }
}

/** Returns the URL query that opens a view with its columns and density, also for colleagues without access to it. */
export function queryOf({ query, columns, density }: Pick<SavedView, 'query'> & ViewTable): string {
  const params = new URLSearchParams(query)
  if (columns !== '') params.set('columns', columns)
  if (density !== '') params.set('density', density)
  return params.toString()
}
