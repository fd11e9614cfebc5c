import type { SavedView, SavedViewInput } from '#contract/saved-views.ts'

/** A list page whose state can be saved under a name. */
export type ListWithViews = {
  path: string
  /** Its URL query, without the page number and in a canonical order. */
  query: string
  columns: string
  canonical: (query: string) => string
  open: (view: Pick<SavedView, 'query' | 'columns'>) => void
}

/** Returns true if the list shows exactly what was saved. */
export function isCurrentView(
  list: Pick<ListWithViews, 'query' | 'columns' | 'canonical'>,
  view: SavedView,
): boolean {
  return list.canonical(view.query) === list.query && view.columns === list.columns
}

/** Returns the list's state as a new view. */
export function newView({ path, query, columns }: ListWithViews): SavedViewInput {
  return { path, name: '', query, columns, shared: 0 }
}
