import type { Generated } from 'kysely'
import type { TableOrders } from '../backup/table-order.ts'
import type { Flag, Text } from '../db/column-types.ts'

/** Saved views of list pages. */
interface SavedViews {
  id: Generated<number>
  /** Owner; null once a shared view's owner was deleted. */
  user_id: number | null
  path: string
  name: string
  query: Text
  columns: Text
  shared: Flag
  position: Generated<number>
  created_at: string
  updated_at: string
}

/** The saved view a list opens with, per user. */
interface DefaultViews {
  id: Generated<number>
  user_id: number
  path: string
  view_id: number
}

declare module '../db/schema.ts' {
  interface Database {
    saved_views: SavedViews
    default_views: DefaultViews
  }
}

export const savedViewTables: TableOrders = { saved_views: ['id'], default_views: ['id'] }
