import type { Generated } from 'kysely'
import type { TableOrders } from '../backup/table-order.ts'
import type { Text } from '../db/column-types.ts'

/** Services on the agency's website. */
interface Services {
  id: Generated<number>
  title_en: Text
  title_pt: Text
  /** Unique per language unless empty. */
  slug_en: Text
  slug_pt: Text
  description_en: Text
  description_pt: Text
  created_at: string
  updated_at: string
}

declare module '../db/schema.ts' {
  interface Database {
    services: Services
  }
}

export const serviceTables: TableOrders = { services: ['id'] }
