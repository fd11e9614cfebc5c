import { type Agency, openAgency } from './agency.ts'
import { median, ms, percentile, print, table } from './figures.ts'
import { type ListCase, listCases, type ListQuery } from './list-cases.ts'

type Kind = Parameters<typeof openAgency>[0]
type TimedCase = ListCase & { state: string; durationMs: number }

const perPage = 24
const limit = 50
const timesTheSmall = 2
const small = 1_000

/** Times the lists of a large agency, or only every `every`-th of them; returns the exceeded limits. */
export async function benchLists(kind: Kind, properties: number, every: number): Promise<string[]> {
  const { timed, ofSmall, ofLarge, empty, views } = await withAgency(kind, properties, async (large) => ({
    ...(await withAgency(kind, small, (few) => defaultLists(few, large))),
    empty: await emptyResponses(large),
    timed: await everyList(large, every),
    views: await countsOfViews(large),
  }))
  const groups = (['filter', 'sort', 'page', 'state'] as const).flatMap((by) =>
    Object.entries(Object.groupBy(timed, (run) => run[by])).map(([name, cases = []]) => ({
      name: `${by}: ${name}`,
      durationMs: cases.map(({ durationMs }) => durationMs),
    })),
  )
  const all = { name: 'all', durationMs: timed.map(({ durationMs }) => durationMs) }
  const rows = [all, ...groups].map(({ name, durationMs }) => [
    name,
    String(durationMs.length),
    ms(median(durationMs)),
    ms(percentile(durationMs, 0.95)),
    ms(Math.max(...durationMs)),
  ])
  print(`\n### ${kind}, ${properties.toLocaleString('en')} properties, milliseconds\n`)
  print(table(['lists', 'calls', 'median', 'p95', 'slowest'], rows))
  print(
    `\nDefault list, median: ${ms(ofSmall)} at ${small.toLocaleString('en')}, ${ms(ofLarge)} at ${properties.toLocaleString('en')}.`,
  )
  const slowest = groups
    .filter(({ durationMs }) => percentile(durationMs, 0.95) > limit)
    .map(({ name }) => name)
  if (slowest.length > 0) print(`Groups over ${limit} ms: ${slowest.join('; ')}.`)
  const p95 = percentile(all.durationMs, 0.95)
  print(
    `An empty response of the same process: median ${ms(median(empty))}, p95 ${ms(percentile(empty, 0.95))}.`,
  )
  print(`\nCount of a saved view, median: ${ms(views.count)}; its list: ${ms(views.list)}.`)
  return [
    ...(views.count > views.list
      ? [`${kind}, count of a saved view: ${ms(views.count)} ms > ${ms(views.list)} ms of its list`]
      : []),
    ...(p95 > limit ? [`${kind}, any filter, sort and page: p95 ${ms(p95)} ms > ${limit} ms`] : []),
    ...(ofLarge > timesTheSmall * ofSmall
      ? [`${kind}, default list: ${ms(ofLarge)} ms > ${timesTheSmall} × ${ms(ofSmall)} ms`]
      : []),
  ]
}

async function withAgency<T>(kind: Kind, properties: number, measure: (agency: Agency) => Promise<T>) {
  const agency = await openAgency(kind, properties)
  try {
    return await measure(agency)
  } finally {
    await agency.close()
  }
}

async function defaultLists(few: Agency, large: Agency): Promise<{ ofSmall: number; ofLarge: number }> {
  const durationMs = { few: new Array<number>(), large: new Array<number>() }
  for (let n = 0; n < 220; n += 1) {
    const language = n % 2 === 0 ? 'pt' : 'en'
    durationMs.few.push((await few.list({}, language)).durationMs)
    durationMs.large.push((await large.list({}, language)).durationMs)
  }
  // Skips the warm-up.
  return { ofSmall: median(durationMs.few.slice(20)), ofLarge: median(durationMs.large.slice(20)) }
}

async function emptyResponses(agency: Agency): Promise<number[]> {
  const durationMs: number[] = []
  for (let n = 0; n < 200; n += 1) durationMs.push(await agency.empty())
  return durationMs
}

/** Times the first page of each filter, and its count as the tab of a saved view requests it. */
async function countsOfViews(agency: Agency): Promise<{ list: number; count: number }> {
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

async function everyList(agency: Agency, every: number): Promise<TimedCase[]> {
  const cases = scatter(listCases(agency.typeId)).filter((_, at) => at % every === 0)
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
function scatter<T>(list: readonly T[]): T[] {
  const step = 7919
  return list.map((_, at) => list[(at * step) % list.length]).filter((item) => item !== undefined)
}
