import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../bench/figures.ts'
import { openAppUnderTest } from '../bench/app-under-test.ts'
import { readResidentBytes } from '../bench/memory.ts'
import { sameOriginHeaders, signIn } from '../bench/signed-in.ts'
import { FaultCounter } from './fault.ts'

const requestsPerSecond = 50
const callers = 10
const maxBytes = 350e6
const maxGrowthFactor = 1.1

const paths = [
  ...['/home', '/properties/listings', '/inbox', '/agents/listings', '/nothing/here'],
  ...['/api/v1/properties', '/api/v1/dashboard/statistics', '/api/v1/inbox/unread', '/api/v1/agents'],
  '/api/v1/properties/getTags',
]

type Sample = { bytes: number; descriptors: number }

/**
 * Sends fifty requests per second to the dashboard for SOAK_MINUTES (default 30), scaled by `share`, and samples its
 * memory and open files. From the second quarter of that time to the last, memory may grow by 10 % and open files by
 * one per caller.
 */
export async function runSoakTest(share: number): Promise<FaultCounter> {
  const durationMs = Number(process.env.SOAK_MINUTES ?? 30) * 60_000 * share
  const counter = new FaultCounter()
  const app = await openAppUnderTest()
  try {
    const headers = { ...sameOriginHeaders, cookie: await signIn(app.origin) }
    const samples: Sample[] = []
    const sample = () =>
      samples.push({
        bytes: readResidentBytes(app.dashboardPid),
        descriptors: readdirSync(`/proc/${app.dashboardPid}/fd`).length,
      })
    const timer = setInterval(sample, Math.max(500, durationMs / 240))
    const started = performance.now()
    const call = async (path: string) => {
      const response = await fetch(`${app.origin}${path}`, { headers, redirect: 'manual' })
      await response.arrayBuffer()
      return response.status < 500 ? null : String(response.status)
    }
    const sendRequests = async (caller: number) => {
      for (let n = caller; performance.now() - started < durationMs; n += 1) {
        const next = pause((1_000 * callers) / requestsPerSecond)
        const path = paths[n % paths.length] ?? '/home'
        await counter.try(path, () => call(path))
        await next
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, caller) => sendRequests(caller)))
    clearInterval(timer)
    report(counter, samples)
  } finally {
    await app.close()
  }
  return counter
}

function report(counter: FaultCounter, samples: Sample[]): void {
  const medianOfQuarter = (index: number, valueOf: (sample: Sample) => number) =>
    median(samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4).map(valueOf))
  const [before, after] = [medianOfQuarter(1, ({ bytes }) => bytes), medianOfQuarter(3, ({ bytes }) => bytes)]
  const [descriptorsBefore, descriptorsAfter] = [
    medianOfQuarter(1, (sample) => sample.descriptors),
    medianOfQuarter(3, (sample) => sample.descriptors),
  ]
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  const isFlat = after <= before * maxGrowthFactor
  const memory = `${megabytes(before)}, then ${megabytes(after)}: ${isFlat ? 'flat' : 'not flat'}`
  counter.note = `${memory}; ${descriptorsBefore} descriptors, then ${descriptorsAfter}`
  counter.assert(isFlat, `memory is not flat: ${memory}`)
  counter.assert(after <= maxBytes, `memory: ${megabytes(after)} > ${megabytes(maxBytes)}`)
  counter.assert(
    descriptorsAfter <= descriptorsBefore + callers,
    `descriptors: ${descriptorsBefore}, then ${descriptorsAfter}`,
  )
}
