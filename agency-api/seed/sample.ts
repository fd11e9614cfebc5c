import type { NewRow } from '../db/schema.ts'
import { dayOf } from '../views/day.ts'
import { createActivity } from './factories/activity.ts'
import { createAgents } from './factories/agents.ts'
import { createCondominiums } from './factories/condominiums.ts'
import { createDistricts } from './factories/districts.ts'
import { frontCovers } from './factories/front-covers.ts'
import { createMessages } from './factories/messages.ts'
import { createImagePicker } from './factories/photos.ts'
import { createProperties } from './factories/properties.ts'
import { createUsers } from './factories/users.ts'
import { createRandom, type Random } from './random.ts'

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

const maxDays = 30
const farthestDays = 90
const dayMs = 86_400_000

/** Distributes a record's views over the days since its creation, increasing towards today. They add up to `total`. */
function spreadViews(
  random: Random,
  now: Date,
  { total, created }: { total: number; created: string },
): Pick<NewRow<'views'>, 'day' | 'amount'>[] {
  const age = Math.floor((now.getTime() - Date.parse(created)) / dayMs)
  const reach = Math.max(0, Math.min(age, farthestDays))
  const days = new Set(
    Array.from({ length: maxDays }, () =>
      dayOf(new Date(now.getTime() - Math.floor(random.next() ** 2 * (reach + 1)) * dayMs)),
    ),
  )
  const weights = [...days].sort().map((day) => ({ day, weight: random.between(0.4, 1.6) }))
  const sum = weights.reduce((all, { weight }) => all + weight, 0)
  let left = total
  return weights
    .map(({ day, weight }, at) => {
      const amount = at === weights.length - 1 ? left : Math.min(left, Math.round((total * weight) / sum))
      left -= amount
      return { day, amount }
    })
    .filter(({ amount }) => amount > 0)
}
