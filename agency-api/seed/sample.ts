import { createActivity } from './factories/activity.ts'
import { createAgents } from './factories/agents.ts'
import { createCondominiums } from './factories/condominiums.ts'
import { createDistricts } from './factories/districts.ts'
import { frontCovers } from './factories/front-covers.ts'
import { createMessages } from './factories/messages.ts'
import { createImagePicker } from './factories/photos.ts'
import { createProperties } from './factories/properties.ts'
import { createUsers } from './factories/users.ts'
import { spreadViews } from './factories/views.ts'
import { createRandom } from './random.ts'

export const seed = 20_260_101

/** Creates the whole sample agency as data, with links as indexes; deterministic for a given `now`. */
export function createSample(now: Date) {
  const random = createRandom(seed)
  const album = createImagePicker()
  const condominiums = createCondominiums(random.fork('condominiums'), now, album)
  const properties = createProperties(random.fork('properties'), now, album, condominiums)
  const chance = random.fork('views')
  const withViews = <D extends { row: { views?: number; created_at: string } }>(draft: D) => ({
    ...draft,
    views: spreadViews(chance, now, { total: draft.row.views ?? 0, created: draft.row.created_at }),
  })
  const users = createUsers(now)
  return {
    users,
    agents: createAgents(now),
    districts: createDistricts(now),
    frontCovers,
    condominiums: condominiums.map(withViews),
    properties: properties.map(withViews),
    messages: createMessages(random.fork('messages'), now, properties),
    activity: createActivity(random.fork('activity'), now, properties, users),
  }
}
export type Sample = ReturnType<typeof createSample>
