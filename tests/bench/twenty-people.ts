import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../../agency-api/seed/random.ts'
import { type Agency, openAgency } from './agency.ts'
import { ms, percentile, print, table } from './figures.ts'
import { kinds, nextCall, type PersonCall } from './people-calls.ts'

const people = 20
const warmUpMs = 10_000
/** 95th percentile, in milliseconds. */
const limits = { list: 150, dashboard: 300, write: 100 }
const longest = 1_000

type Timed = Pick<PersonCall, 'kind' | 'path'> & { took: number }

/**
 * Simulates twenty people who each make a call per second on a large agency for `seconds`. Prints the latencies and
 * returns the limits that failed.
 */
export async function benchTwentyPeople(
  database: Parameters<typeof openAgency>[0],
  properties: number,
  seconds: number,
): Promise<string[]> {
  const agency = await openAgency(database, properties)
  try {
    const timed = await work(agency, properties, seconds * 1_000)
    const heading = `${database}, ${properties.toLocaleString('en')} properties, ${people} people`
    print(`\n### ${heading}, a call a second each, milliseconds\n`)
    const rows = [...kinds, 'all' as const].map((kind) => {
      const took = tookOf(timed, kind)
      return [kind, String(took.length), ...[0.5, 0.95, 1].map((share) => ms(percentile(took, share)))]
    })
    print(table(['calls', 'amount', 'median', 'p95', 'longest'], rows))
    const slowest = timed.toSorted((one, other) => other.took - one.took).slice(0, 3)
    print(`\nSlowest: ${slowest.map(({ path, took }) => `${path} (${ms(took)})`).join(', ')}.`)
    return failures(timed).map((failure) => `${database}, ${people} people, ${failure}`)
  } finally {
    await agency.close()
  }
}

const tookOf = (timed: Timed[], kind: string) =>
  timed.filter((call) => kind === 'all' || call.kind === kind).map(({ took }) => took)

function failures(timed: Timed[]): string[] {
  const slowest = percentile(tookOf(timed, 'all'), 1)
  return [
    ...Object.entries(limits).flatMap(([kind, limit]) => {
      const p95 = percentile(tookOf(timed, kind), 0.95)
      return p95 > limit ? [`${kind}: p95 ${ms(p95)} ms > ${limit} ms`] : []
    }),
    ...(slowest > longest ? [`any call: ${ms(slowest)} ms > ${longest} ms`] : []),
  ]
}

async function work(agency: Agency, properties: number, forMs: number): Promise<Timed[]> {
  const timed: Timed[] = []
  const started = performance.now()
  const read = async (path: string): Promise<unknown> => JSON.parse(await agency.call(path))
  const person = async (nth: number) => {
    const random = createRandom(nth + 1)
    await pause(random.whole(0, 1_000))
    while (performance.now() - started < warmUpMs + forMs) {
      const began = performance.now()
      const { kind, path, form } = nextCall(random, { properties, typeId: agency.typeId })
      const body = await form?.(read)
      const sent = performance.now()
      await agency.call(path, body)
      const took = performance.now() - sent
      if (sent - started > warmUpMs) timed.push({ kind, path, took })
      await pause(Math.max(0, random.whole(500, 1_500) - (performance.now() - began)))
    }
  }
  await Promise.all(Array.from({ length: people }, (_, nth) => person(nth)))
  return timed
}
