import type { NewRow } from '../../db/schema.ts'
import { dayOf } from '../../views/day.ts'
import type { Random } from '../random.ts'

const maxDays = 30
const farthestDays = 90
const dayMs = 86_400_000

/** Distributes a record's views over the days since its creation, increasing towards today. They add up to `total`. */
export function spreadViews(
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
