import { type Agency, openAgency } from './agency.ts'
import { median, formatMs, percentile, print, formatTable } from './figures.ts'
import { type ListCase, listCases, type ListQuery } from './list-cases.ts'

type DatabaseName = Parameters<typeof openAgency>[0]
type TimedCase = ListCase & { state: string; durationMs: number }

const perPage = 24
const maxMs = 50
const maxRatio = 2
const smallAgencySize = 1_000

/** Times every `step`-th list of a large agency; returns the exceeded limits. */
export async function benchLists(
  database: DatabaseName,
  properties: number,
  step: number,
): Promise<string[]> {
  const { timedLists, smallAgencyMs, largeAgencyMs, emptyMs, savedViewMs } = await withAgency(
    database,
    properties,
    async (large) => ({
      ...(await withAgency(database, smallAgencySize, (small) => timeDefaultLists(small, large))),
      emptyMs: await timeEmptyResponses(large),
      timedLists: await timeLists(large, step),
      savedViewMs: await timeViewCounts(large),
    }),
  )
  const groups = (['filter', 'sort', 'page', 'state'] as const).flatMap((by) =>
    Object.entries(Object.groupBy(timedLists, (list) => list[by])).map(([name, cases = []]) => ({
      name: `${by}: ${name}`,
      durationsMs: cases.map(({ durationMs }) => durationMs),
    })),
  )
  const all = { name: 'all', durationsMs: timedLists.map(({ durationMs }) => durationMs) }
  const rows = [all, ...groups].map(({ name, durationsMs }) => [
    name,
    String(durationsMs.length),
    formatMs(median(durationsMs)),
    formatMs(percentile(durationsMs, 0.95)),
    formatMs(Math.max(...durationsMs)),
  ])
  print(`\n### ${database}, ${properties.toLocaleString('en')} properties, milliseconds\n`)
  print(formatTable(['lists', 'calls', 'median', 'p95', 'slowest'], rows))
  print(
    `\nDefault list, median: ${formatMs(smallAgencyMs)} at ${smallAgencySize.toLocaleString('en')}, ${formatMs(largeAgencyMs)} at ${properties.toLocaleString('en')}.`,
  )
  const slowGroups = groups
    .filter(({ durationsMs }) => percentile(durationsMs, 0.95) > maxMs)
    .map(({ name }) => name)
  if (slowGroups.length > 0) print(`Groups over ${maxMs} ms: ${slowGroups.join('; ')}.`)
  const p95 = percentile(all.durationsMs, 0.95)
  print(
    `An empty response of the same process: median ${formatMs(median(emptyMs))}, p95 ${formatMs(percentile(emptyMs, 0.95))}.`,
  )
  print(
    `\nCount of a saved view, median: ${formatMs(savedViewMs.count)}; its list: ${formatMs(savedViewMs.list)}.`,
  )
  return [
    ...(savedViewMs.count > savedViewMs.list
      ? [
          `${database}, count of a saved view: ${formatMs(savedViewMs.count)} ms > ${formatMs(savedViewMs.list)} ms of its list`,
        ]
      : []),
    ...(p95 > maxMs ? [`${database}, any filter, sort and page: p95 ${formatMs(p95)} ms > ${maxMs} ms`] : []),
    ...(largeAgencyMs > maxRatio * smallAgencyMs
      ? [
          `${database}, default list: ${formatMs(largeAgencyMs)} ms > ${maxRatio} × ${formatMs(smallAgencyMs)} ms`,
        ]
      : []),
  ]
}

async function withAgency<T>(
  database: DatabaseName,
  properties: number,
  measure: (agency: Agency) => Promise<T>,
) {
  const agency = await openAgency(database, properties)
  try {
    return await measure(agency)
  } finally {
    await agency.close()
  }
}

/** Returns the median of the list without filters in both agencies, timed in turn. */
async function timeDefaultLists(small: Agency, large: Agency) {
  const durationMs = { small: new Array<number>(), large: new Array<number>() }
  for (let n = 0; n < 220; n += 1) {
    const language = n % 2 === 0 ? 'pt' : 'en'
    durationMs.small.push((await small.list({}, language)).durationMs)
    durationMs.large.push((await large.list({}, language)).durationMs)
  }
  // Skips the warm-up.
  return {
    smallAgencyMs: median(durationMs.small.slice(20)),
    largeAgencyMs: median(durationMs.large.slice(20)),
  }
}

async function timeEmptyResponses(agency: Agency): Promise<number[]> {
  const durationMs: number[] = []
  for (let n = 0; n < 200; n += 1) durationMs.push(await agency.timeEmptyResponse())
  return durationMs
}

/** Times two requests per filter: for the first page of the list, and for the count in a saved view's tab. */
async function timeViewCounts(agency: Agency): Promise<{ list: number; count: number }> {
  const durationMs = { list: new Array<number>(), count: new Array<number>() }
  const cases = listCases(agency.typeId).filter(
    ({ query }) => query.sortBy === 'created_at' && query.sortDesc,
  )
  for (const { query } of cases) {
    durationMs.list.push((await agency.list({ ...query, itemsPerPage: perPage }, 'pt')).durationMs)
    durationMs.count.push((await agency.list({ ...query, itemsPerPage: 1 }, 'pt')).durationMs)
  }
  return { list: median(durationMs.list), count: median(durationMs.count) }
}

async function timeLists(agency: Agency, step: number): Promise<TimedCase[]> {
  const cases = shuffle(listCases(agency.typeId)).filter((_, index) => index % step === 0)
  const timed: TimedCase[] = []
  for (const [index, listCase] of cases.entries()) {
    const state = listCase.query.filter?.state ?? 'active'
    const language = index % 2 === 0 ? 'pt' : 'en'
    const request = async (page: TimedCase['page'], number: number) => {
      const query: ListQuery = { ...listCase.query, page: number, itemsPerPage: perPage }
      const { durationMs, total } = await agency.list(query, language)
      timed.push({ ...listCase, page, state, durationMs })
      return Math.max(1, Math.ceil(total / perPage))
    }
    const pages = await request('first', 1)
    if (pages > 1) await request('last', pages)
    if (pages > 2) await request('middle', Math.ceil(pages / 2))
  }
  return timed
}

/** Shuffles into the same order on every run. */
function shuffle<T>(list: readonly T[]): T[] {
  const prime = 7919
  return list.map((_, index) => list[(index * prime) % list.length]).filter((item) => item !== undefined)
}
