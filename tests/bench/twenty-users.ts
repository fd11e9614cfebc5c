import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../../agency-api/seed/random.ts'
import { type Agency, openAgency } from './agency.ts'
import { formatMs, percentile, print, formatTable } from './figures.ts'
import { kinds, nextCall, type UserCall } from './user-calls.ts'

const userCount = 20
const warmUpMs = 10_000
/** 95th percentile, in milliseconds. */
const limits = { list: 150, dashboard: 300, write: 100 }
/** Longest duration of any call, in ms. */
const maxMs = 1_000

type TimedCall = Pick<UserCall, 'kind' | 'path'> & { durationMs: number }

/**
 * Simulates twenty users who each make a call per second on a large agency for `seconds`. Prints the latencies and
 * returns the exceeded limits.
 */
export async function benchTwentyUsers(
  database: Parameters<typeof openAgency>[0],
  properties: number,
  seconds: number,
): Promise<string[]> {
  const agency = await openAgency(database, properties)
  try {
    const timed = await timeCalls(agency, properties, seconds * 1_000)
    const heading = `${database}, ${properties.toLocaleString('en')} properties, ${userCount} users`
    print(`\n### ${heading}, one call a second each, milliseconds\n`)
    const rows = [...kinds, 'all' as const].map((kind) => {
      const durations = durationsOf(timed, kind)
      return [
        kind,
        String(durations.length),
        ...[0.5, 0.95, 1].map((share) => formatMs(percentile(durations, share))),
      ]
    })
    print(formatTable(['calls', 'count', 'median', 'p95', 'longest'], rows))
    const slowest = timed.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 3)
    print(
      `\nSlowest: ${slowest.map(({ path, durationMs }) => `${path} (${formatMs(durationMs)})`).join(', ')}.`,
    )
    return findExceededLimits(timed).map((failure) => `${database}, ${userCount} users, ${failure}`)
  } finally {
    await agency.close()
  }
}

const durationsOf = (timed: TimedCall[], kind: string) =>
  timed.filter((call) => kind === 'all' || call.kind === kind).map(({ durationMs }) => durationMs)

function findExceededLimits(timed: TimedCall[]): string[] {
  const slowest = percentile(durationsOf(timed, 'all'), 1)
  return [
    ...Object.entries(limits).flatMap(([kind, limit]) => {
      const p95 = percentile(durationsOf(timed, kind), 0.95)
      return p95 > limit ? [`${kind}: p95 ${formatMs(p95)} ms > ${limit} ms`] : []
    }),
    ...(slowest > maxMs ? [`any call: ${formatMs(slowest)} ms > ${maxMs} ms`] : []),
  ]
}

async function timeCalls(agency: Agency, properties: number, durationMs: number): Promise<TimedCall[]> {
  const timed: TimedCall[] = []
  const simulationStartedAt = performance.now()
  const read = async (path: string): Promise<unknown> => JSON.parse(await agency.call(path))
  const simulateUser = async (user: number) => {
    const random = createRandom(user + 1)
    await pause(random.integer(0, 1_000))
    while (performance.now() - simulationStartedAt < warmUpMs + durationMs) {
      const startedAt = performance.now()
      const call = nextCall(random, { propertyCount: properties, typeId: agency.typeId })
      const { kind, path, createBody } = call
      const body = await createBody?.(read)
      const sentAt = performance.now()
      await agency.call(path, body)
      if (sentAt - simulationStartedAt > warmUpMs)
        timed.push({ kind, path, durationMs: performance.now() - sentAt })
      await pause(Math.max(0, random.integer(500, 1_500) - (performance.now() - startedAt)))
    }
  }
  await Promise.all(Array.from({ length: userCount }, (_, user) => simulateUser(user)))
  return timed
}
