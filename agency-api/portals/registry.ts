import type { ExportPlace } from '#contract/portal-places.ts'
import type { ApiAdapter, FeedAdapter } from './adapter.ts'
import { idealista } from './idealista/feed.ts'
import { imovirtual } from './imovirtual/adapter.ts'
import { jamesEdition } from './james-edition/feed.ts'
import { kyero } from './kyero/feed.ts'

export const adapters: Record<ExportPlace, ApiAdapter | FeedAdapter> = {
  imovirtual,
  idealista,
  james_edition: jamesEdition,
  kyero,
}
