import type { ExportPlace } from '#contract/portal-places.ts'
import type { Adapter } from './adapter.ts'
import { idealista } from './idealista/feed.ts'
import { imovirtual } from './imovirtual/adapter.ts'
import { jamesEdition } from './james-edition/feed.ts'
import { kyero } from './kyero/feed.ts'

export const adapters: Record<ExportPlace, Adapter> = {
  imovirtual: { place: 'imovirtual', experimental: false, ...imovirtual },
  idealista: { place: 'idealista', experimental: false, ...idealista },
  james_edition: { place: 'james_edition', experimental: true, ...jamesEdition },
  kyero: { place: 'kyero', experimental: false, ...kyero },
}
