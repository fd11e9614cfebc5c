import { setTimeout as pause } from 'node:timers/promises'
import { encodeQuery } from '#contract/query.ts'
import { createRandom } from '../../agency-api/seed/random.ts'
import { type Agency, openAgency } from './agency.ts'
import { median, formatMs, percentile, print, formatTable } from './figures.ts'
import { listCases } from './list-cases.ts'

const maxRecords = 10_000
const rounds = 3
/** Interval between the lists that other users request. */
const listEveryMs = 100
const pollMs = 250
const limits = { previewMs: 2_000, applyMs: 30_000, listMs: 150 }

/**
 * Changes the prices of 10,000 properties and undoes the change while other users request lists. Prints the durations
 * and returns the exceeded limits.
 */
export async function benchBatches(
  kind: Parameters<typeof openAgency>[0],
  properties: number,
): Promise<string[]> {
  const agency = await openAgency(kind, properties)
  try {
    const filter = await findLargestFilter(agency, maxRecords)
    const previews: number[] = []
    let batch = { id: 0, counts: { waiting: 0 } }
    for (let n = 0; n < rounds; n += 1) {
      const startedAt = performance.now()
      batch = JSON.parse(await agency.call('batches/add', { resource: 'properties', filter, change }))
      previews.push(performance.now() - startedAt)
    }
    const withoutBatch = await requestListsDuring(agency, () => pause(5_000))
    const applied = await requestListsDuring(agency, () => runBatch(agency, batch.id, 'start', 'done'))
    const undone = await requestListsDuring(agency, () => runBatch(agency, batch.id, 'undo', 'undone'))
    const size = `${batch.counts.waiting.toLocaleString('en')} of ${properties.toLocaleString('en')} prices`
    print(`\n### ${kind}, a batch of ${size}\n`)
    print(`Preview, ms: ${previews.map(formatMs).join(', ')}.\n`)
    const runs = { 'no batch': withoutBatch, applied, undone }
    print(
      formatTable(
        ['batch', 'seconds', 'lists', 'median, ms', 'p95, ms', 'longest, ms'],
        Object.entries(runs).map(([name, { durationMs, listDurationsMs }]) => [
          name,
          (durationMs / 1_000).toFixed(1),
          String(listDurationsMs.length),
          ...[0.5, 0.95, 1].map((share) => formatMs(percentile(listDurationsMs, share))),
        ]),
      ),
    )
    const preview = median(previews)
    return [
      ...(preview > limits.previewMs
        ? [`${kind}, preview of a batch: ${formatMs(preview)} ms > ${limits.previewMs} ms`]
        : []),
      ...Object.entries({ applied, undone }).flatMap(([name, { durationMs, listDurationsMs }]) => [
        ...(durationMs > limits.applyMs
          ? [`${kind}, batch ${name}: ${formatMs(durationMs)} ms > ${limits.applyMs} ms`]
          : []),
        ...(percentile(listDurationsMs, 0.95) > limits.listMs
          ? [
              `${kind}, lists while a batch is ${name}: p95 ${formatMs(percentile(listDurationsMs, 0.95))} ms > ${limits.listMs} ms`,
            ]
          : []),
      ]),
    ]
  } finally {
    await agency.close()
  }
}

const change = { field: 'price', mode: 'percent', value: -5, round: 500 }

/** Returns the maximum price as a filter that matches as many properties as possible, but at most `maxMatches`. */
async function findLargestFilter(agency: Agency, maxMatches: number) {
  let [low, high] = [0, 10_000_000]
  while (high - low > 100) {
    const price = Math.round((low + high) / 2)
    const { total } = await agency.list({ filter: { price } }, 'en')
    if (total > maxMatches) high = price
    else low = price
  }
  return { state: 'active', price: low }
}

async function runBatch(agency: Agency, id: number, action: 'start' | 'undo', state: string): Promise<void> {
  await agency.call(`batches/${id}/${action}`, {})
  while ((JSON.parse(await agency.call(`batches/${id}`)) as { state: string }).state !== state)
    await pause(pollMs)
}

/** Runs `work` while requesting lists with random filters, sorts and pages; returns the durations of both. */
async function requestListsDuring(agency: Agency, work: () => Promise<unknown>) {
  const random = createRandom(1)
  const cases = listCases(agency.typeId)
  const listDurationsMs: number[] = []
  const requests: Promise<unknown>[] = []
  const timer = setInterval(() => {
    const { query } = random.pick(cases)
    const page = random.chance(0.6) ? 1 : random.integer(2, 6)
    const startedAt = performance.now()
    const request = agency.call(`properties${encodeQuery({ ...query, page, itemsPerPage: 24 })}`)
    requests.push(request.then(() => listDurationsMs.push(performance.now() - startedAt)))
  }, listEveryMs)
  const startedAt = performance.now()
  await work()
  const durationMs = performance.now() - startedAt
  clearInterval(timer)
  await Promise.all(requests)
  return { durationMs, listDurationsMs }
}
