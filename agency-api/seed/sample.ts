import { z } from 'zod'
import type { NewRow } from '../db/schema.ts'
import { dayOf } from '../views/day.ts'
import { readData } from './data.ts'
import { createActivity } from './factories/activity.ts'
import { createAgents } from './factories/agents.ts'
import { createDevelopments } from './factories/developments.ts'
import { createDistricts } from './factories/districts.ts'
import { createMessages } from './factories/messages.ts'
import { createImagePicker } from './factories/photos.ts'
import { createProperties } from './factories/properties.ts'
import { createUsers } from './factories/users.ts'
import { createRandom, type Random } from './random.ts'

export const seed = 20_260_101

/** Photo at the top of the sample agency's website, with texts. `image` is the name of a file in `images/`. */
const FrontCover = z.object({
  image: z.string(),
  row: z.custom<Omit<NewRow<'front_covers'>, 'media_id' | 'position'>>(),
})

/** Creates the sample agency as data whose records refer to each other by index. Deterministic for a given `now`. */
export function createSample(now: Date) {
  const random = createRandom(seed)
  const pickImage = createImagePicker()
  const developments = createDevelopments(random.fork('condominiums'), now, pickImage)
  const properties = createProperties(random.fork('properties'), { now, pickImage, developments })
  const viewsRandom = random.fork('views')
  const withViews = <D extends { row: { views?: number; created_at: string } }>(record: D) => ({
    ...record,
    views: spreadViews(viewsRandom, now, { total: record.row.views ?? 0, created: record.row.created_at }),
  })
  const users = createUsers(now)
  return {
    users,
    agents: createAgents(now),
    districts: createDistricts(now),
    frontCovers: readData('front-covers', z.array(FrontCover)),
    condominiums: developments.map(withViews),
    properties: properties.map(withViews),
    messages: createMessages(random.fork('messages'), now, properties),
    activity: createActivity(random.fork('activity'), now, properties, users),
  }
}
export type Sample = ReturnType<typeof createSample>

const maxDistinctDays = 30
const maxAgeDays = 90
const dayMs = 86_400_000

/**
 * Distributes a record's `total` views over at most 30 different days between its creation and now. The days are mostly
 * recent, and at most 90 days ago.
 */
function spreadViews(
  random: Random,
  now: Date,
  { total, created }: { total: number; created: string },
): Pick<NewRow<'views'>, 'day' | 'amount'>[] {
  const age = Math.floor((now.getTime() - Date.parse(created)) / dayMs)
  const spanDays = Math.max(0, Math.min(age, maxAgeDays))
  const days = new Set(
    Array.from({ length: maxDistinctDays }, () =>
      dayOf(new Date(now.getTime() - Math.floor(random.between(0, 1) ** 2 * (spanDays + 1)) * dayMs)),
    ),
  )
  const weights = [...days].sort().map((day) => ({ day, weight: random.between(0.4, 1.6) }))
  const sum = weights.reduce((subtotal, { weight }) => subtotal + weight, 0)
  let remaining = total
  return weights
    .map(({ day, weight }, index) => {
      const views =
        index === weights.length - 1 ? remaining : Math.min(remaining, Math.round((total * weight) / sum))
      remaining -= views
      return { day, amount: views }
    })
    .filter(({ amount }) => amount > 0)
}
