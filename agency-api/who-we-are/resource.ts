import type { ResourceModule } from '../resource-module.ts'
import { restoreText } from '../website-texts.ts'
import { whoWeAreRoutes } from './routes.ts'
import { seedWhoWeAre } from './seed.ts'
import { whoWeAre as text } from './text.ts'

export const whoWeAre: ResourceModule = {
  routes: whoWeAreRoutes,
  records: [{ ...text, restore: restoreText(text) }],
  seed: seedWhoWeAre,
}
