import { randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { print, formatTable } from './figures.ts'
import { openAppUnderTest } from './app-under-test.ts'
import { checkMemory, readResidentBytes } from './memory.ts'
import { sameOriginHeaders, signIn } from './signed-in.ts'

const concurrentUploads = 50
const uploadBytes = limits.uploadBytes - 1_000
const rounds = 4
/** Half of the uploads' total size. */
const maxGrowthBytes = (concurrentUploads * uploadBytes) / 2

/** Measures the dashboard's memory during concurrent uploads; returns the exceeded limits. */
export async function benchUploads(): Promise<string[]> {
  const app = await openAppUnderTest()
  try {
    const headers = { ...sameOriginHeaders, cookie: await signIn(app.origin) }
    const url = `${app.origin}/api/v1/property/${await findEditableProperty(app.origin, headers)}/attachment/upload`
    const readResident = () => readResidentBytes(app.dashboardPid)
    // Warm-up: the first round loads the upload code.
    await runRound(url, headers, readResident)
    const before = readResident()
    const peaks = []
    for (let n = 0; n < rounds; n += 1) peaks.push(await runRound(url, headers, readResident))
    const growth = Math.max(...peaks) - before
    print(
      `\n### The dashboard's memory during ${concurrentUploads} concurrent uploads of ${uploadBytes} bytes, ${rounds} times\n`,
    )
    const formatMegabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
    print(
      formatTable(
        ['when', 'MB'],
        [
          ['before', formatMegabytes(before)],
          ...peaks.map((peak, n) => [`peak in round ${n + 1}`, formatMegabytes(peak)]),
        ],
      ),
    )
    return checkMemory("uploads: growth of the dashboard's memory", growth, maxGrowthBytes)
  } finally {
    await app.close()
  }
}

async function findEditableProperty(origin: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${origin}/api/v1/properties?filter={"state":"active"}`, { headers })
  const { properties } = (await response.json()) as { properties: { id: number; disabled: number }[] }
  const editable = properties.find(({ disabled }) => disabled === 0)
  if (editable === undefined) throw new Error('Every property is read-only')
  return editable.id
}

async function runRound(
  url: string,
  headers: Record<string, string>,
  readResident: () => number,
): Promise<number> {
  let peak = 0
  const sampler = setInterval(() => (peak = Math.max(peak, readResident())), 50)
  const statuses = await Promise.all(
    Array.from({ length: concurrentUploads }, async (_, index) => {
      const body = new FormData()
      body.set('file', new Blob([randomBytes(uploadBytes)]), `plan-${index}.bin`)
      const response = await fetch(url, { method: 'POST', headers, body })
      await response.arrayBuffer()
      return response.status
    }),
  )
  clearInterval(sampler)
  const failedStatuses = statuses.filter((status) => status !== 201)
  if (failedStatuses.length > 0)
    throw new Error(`${failedStatuses.length} uploads were rejected: ${failedStatuses[0]}`)
  return peak
}
