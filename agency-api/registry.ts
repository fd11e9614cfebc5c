import { agents } from './agents/resource.ts'
import { batches } from './batches/resource.ts'
import { condominiums } from './developments/resource.ts'
import { districts } from './districts/resource.ts'
import { frontPage } from './front-page/resource.ts'
import { inbox } from './inbox/resource.ts'
import { keyItems } from './key-items/resource.ts'
import { properties } from './properties/resource.ts'
import type { ResourceModule } from './route.ts'
import { savedViews } from './saved-views/resource.ts'
import { services } from './services/resource.ts'
import { users } from './users/resource.ts'
import { whoWeAre } from './who-we-are/resource.ts'

/**
 * Resource modules, in an order in which backups can restore their tables: referenced tables first. app.ts adds the
 * routes of other modules.
 */
export const registry: readonly ResourceModule[] = [
  users,
  agents,
  districts,
  keyItems,
  condominiums,
  properties,
  frontPage,
  inbox,
  services,
  whoWeAre,
  savedViews,
  batches,
]

export const auditedRecords = new Map(
  registry.flatMap(({ records = [] }) => records.map((record) => [record.resource, record] as const)),
)
