import { makeActivity } from './factories/activity.ts'
import { makeAgents } from './factories/agents.ts'
import { makeCondominiums } from './factories/condominiums.ts'
import { makeDistricts } from './factories/districts.ts'
import { frontCovers } from './factories/front-covers.ts'
import { makeMessages } from './factories/messages.ts'
import { createAlbum } from './factories/photos.ts'
import { makeProperties } from './factories/properties.ts'
import { makeUsers } from './factories/users.ts'
import { spreadViews } from './factories/views.ts'
import { createRandom } from './random.ts'

export const seed = 20_260_101

/** Creates the whole sample agency as data, with links as indexes; deterministic for a given `now`. */
export function makeSample(now: Date) {
  const random = createRandom(seed)
  const album = createAlbum()
  const condominiums = makeCondominiums(random.fork('condominiums'), now, album)
  const properties = makeProperties(random.fork('properties'), now, album, condominiums)
  const chance = random.fork('views')
  const withViews = <D extends { row: { views?: number; created_at: string } }>(draft: D) => ({
    ...draft,
    views: spreadViews(chance, now, { total: draft.row.views ?? 0, created: draft.row.created_at }),
  })
  const users = makeUsers(now)
  return {
    users,
    agents: makeAgents(now),
    districts: makeDistricts(now),
    frontCovers,
    condominiums: condominiums.map(withViews),
    properties: properties.map(withViews),
    messages: makeMessages(random.fork('messages'), now, properties),
    activity: makeActivity(random.fork('activity'), now, properties, users),
  }
}
export type Sample = ReturnType<typeof makeSample>
