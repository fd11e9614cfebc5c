import { PropertyInput } from '#contract/property.ts'
import { encodeQuery } from '#contract/query.ts'
import type { Random } from '../../agency-api/seed/random.ts'
import { listCases } from './list-cases.ts'

export const kinds = ['list', 'record', 'dashboard', 'search', 'other list', 'write'] as const
export type Kind = (typeof kinds)[number]

export type UserCall = {
  kind: Kind
  path: string
  createBody?: (read: (path: string) => Promise<unknown>) => Promise<Record<string, unknown>>
}

type Portfolio = { propertyCount: number; typeId: number }

/** Percentage of each kind of call. */
const percentages: Record<Kind, number> = {
  list: 45,
  record: 25,
  dashboard: 8,
  search: 7,
  'other list': 7,
  write: 8,
}
const weightedKinds = kinds.flatMap((kind) => Array.from({ length: percentages[kind] }, () => kind))

const recordTabs = ['general', 'media', 'location', 'seo']
const searches = ['moradia cascais', 'apartamento', 'SOL-90007', 'lisboa vista rio', 'ana', 'zzzz']
const otherLists = ['condominiums', 'districts', 'agents', 'inbox', 'inbox/unread', 'key-items/types']
const suggestions = ['properties/getPlaces', 'properties/getCondominiumsList']

export function nextCall(random: Random, portfolio: Portfolio): UserCall {
  const kind = random.pick(weightedKinds)
  if (kind === 'write') return pickWrite(random, portfolio)
  return { kind, path: pickPath(kind, random, portfolio) }
}

function pickPath(
  kind: Exclude<Kind, 'write'>,
  random: Random,
  { propertyCount: properties, typeId }: Portfolio,
): string {
  if (kind === 'list') {
    const { query } = random.pick(listCases(typeId))
    // Most users only open the first pages.
    const page = random.chance(0.6) ? 1 : random.integer(2, random.chance(0.8) ? 6 : 1_000)
    return `properties${encodeQuery({ ...query, page, itemsPerPage: 24 })}`
  }
  if (kind === 'record') return `property/${random.integer(1, properties)}/${random.pick(recordTabs)}`
  if (kind === 'dashboard') return 'dashboard/statistics'
  if (kind === 'search') return `search${encodeQuery({ q: random.pick(searches) })}`
  return random.pick([...otherLists, ...suggestions])
}

function pickWrite(random: Random, { propertyCount: properties }: Portfolio): UserCall {
  // The sample's first properties are read-only.
  const id = random.integer(Math.ceil(properties / 2), properties)
  const change = random.pick([
    { block: 'price', value: random.integer(100, 2_000) * 1_000 },
    { block: 'low_cost', value: random.integer(0, 1) },
  ])
  if (random.chance(0.5))
    return { kind: 'write', path: 'property/quickChange', createBody: async () => ({ id, ...change }) }
  return {
    kind: 'write',
    path: `property/${id}/general`,
    async createBody(read) {
      const { block } = (await read(`property/${id}/general`)) as { block: unknown }
      return { ...PropertyInput.parse(block), price: random.integer(100, 2_000) * 1_000 }
    },
  }
}
