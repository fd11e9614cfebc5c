import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Flag, Id } from './values.ts'

/**
 * Input of a saved view: the state of a list page under a name. `path` is the page, such as `/properties/listings`;
 * `query` its URL query without the page number; `columns` the table's columns as in its cookie, empty for default;
 * `density` its row height, empty if the list has no table.
 */
export const SavedViewInput = z.object({
  path: z
    .string()
    .trim()
    .regex(/^\/[a-z_/-]{1,60}$/, 'invalid'),
  name: z.string().trim().min(1, 'required').max(60),
  query: z
    .string()
    .trim()
    .max(2_000)
    // URLSearchParams writes no other characters; `#` would end the query.
    .regex(/^[!"$-~]*$/, 'invalid'),
  columns: z
    .string()
    .trim()
    .regex(/^[\w,-]{0,600}$/, 'invalid')
    .default(''),
  density: z.enum(['', 'compact', 'comfortable']).default(''),
  /** Visible to all colleagues, who can't change it; administrators can. */
  shared: Flag,
})
export type SavedViewInput = z.output<typeof SavedViewInput>

export const SavedView = SavedViewInput.extend({
  id: Id,
  query: z.string(),
  /** True if the caller saved it. */
  own: z.boolean(),
  /** True if the caller may change and delete it. */
  editable: z.boolean(),
  /** True if the caller's list opens with it. */
  is_default: z.boolean(),
})
export type SavedView = z.output<typeof SavedView>

/** Extension of the specification: saved views of list pages. */
export const savedViews = {
  list: endpoint('GET /saved-views', {
    summary: "List the caller's saved views and those that colleagues share, of all list pages",
    response: z.object({ views: z.array(SavedView) }),
  }),
  add: endpoint('POST /saved-views/add', {
    summary: 'Save a view',
    success: 201,
    body: SavedViewInput,
    response: z.object({ id: Id }),
  }),
  update: endpoint('POST /saved-views/{id}/update', {
    summary: 'Update a saved view; only its owner and administrators can update a shared one',
    body: SavedViewInput,
  }),
  remove: endpoint('DELETE /saved-views/{id}/delete', {
    summary: 'Delete a saved view',
  }),
  reorder: endpoint('POST /saved-views/reorder', {
    summary: "Reorder the caller's views of a list page",
    body: z.object({ list: z.array(Id).min(1).max(limits.savedViewsListed) }),
    maxBody: limits.jsonBytes,
  }),
  setDefault: endpoint('POST /saved-views/default', {
    summary: 'Choose the view with which a list page opens for the caller, or none',
    body: z.object({ path: SavedViewInput.shape.path, id: Id.nullable() }),
  }),
}
