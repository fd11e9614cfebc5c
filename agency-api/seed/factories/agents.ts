import { stripMarks } from '#contract/normalize.ts'
import { z } from 'zod'
import { BilingualPair, daysBefore, readData } from '../data.ts'
import { pairsToColumns } from './texts.ts'

const people = readData(
  'agents',
  z.array(
    z.object({
      name: z.tuple([z.string(), z.string()]),
      role: BilingualPair,
      about: BilingualPair,
      /** Name of an image in `images/avatars/`; the dashboard shows initials without one. */
      avatar: z.string().optional(),
    }),
  ),
)

export function createAgents(now: Date) {
  return people.map(({ name: [first_name, last_name], role, about, avatar = null }, index) => ({
    row: {
      first_name,
      last_name,
      email: `${stripMarks(`${first_name}.${last_name}`).toLowerCase()}@soleira.example`,
      ...pairsToColumns({ role, description: about }),
      phone: `+351 91${index} 555 0${10 + index * 7}`,
      created_at: daysBefore(now, 540 - index * 20),
      updated_at: daysBefore(now, 90),
    },
    avatar,
  }))
}
