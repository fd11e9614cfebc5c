import { readFileSync } from 'node:fs'
import { readResidentBytes } from '../bench/memory.ts'
import { createJpegWithScans, noisyJpeg } from '../contract/hostile-images.ts'
import { decompressionBomb, fileOf, gif, jpeg, svg, webp } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'
import { findOrphanedFiles } from './invariants.ts'

/** Maximum growth of the API's own memory in MB; decoding a bomb in its process would take 700 MB. */
const maxGrowthMb = 250

/**
 * Uploads 600 KB images of 196 megapixels concurrently, and other file types named .png. They are rejected, no file is
 * left, and memory is bounded.
 */
export async function testImageBombs(count: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const upload = (bytes: Buffer, name: string, type: string) =>
    agency.request(api, 'properties.uploadMedia', { params, body: { file: fileOf(bytes, name, type) } })
  const readResidentMb = (key: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${key}:\\s+(\\d+)`).exec(readFileSync(`/proc/${api.child.pid}/status`, 'utf8'))?.[1]) /
    1024
  const before = process.platform === 'linux' ? readResidentMb('VmRSS') : 0
  const bomb = await decompressionBomb()
  const bombs = await Promise.all(Array.from({ length: count }, () => upload(bomb, 'vista.png', 'image/png')))
  bombs.forEach(({ status }, n) => counter.assert(status === 422, `bomb ${n} returned ${status}`))
  const disguised = {
    GIF: await gif(),
    WebP: await webp(),
    SVG: svg(),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an empty file': Buffer.alloc(0),
    PDF: Buffer.from('%PDF-1.7'),
    ZIP: Buffer.from('PK\u0003\u0004'),
    'a truncated PNG': bomb.subarray(0, 1_000),
  }
  for (const [kind, bytes] of Object.entries(disguised))
    await counter.try(`${kind} named .png`, async () => {
      const { status } = await upload(bytes, 'vista.png', 'image/png')
      return status >= 400 && status < 500 ? null : `returned ${status}`
    })
  const peak = process.platform === 'linux' ? readResidentMb('VmHWM') : 0
  counter.assert(peak - before < maxGrowthMb, `memory grew by ${(peak - before).toFixed(0)} MB`)
  const context = await agency.openContext()
  const leftFiles = await findOrphanedFiles(context)
  await context.db.destroy()
  counter.assert(leftFiles.length === 0, `${leftFiles.length} files were left`)
  await agency.close()
  counter.note = `${(bomb.length / 1000).toFixed(0)} KB each; resident ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
  return counter
}

/** Maximum resident memory of the API and its decoders, in MB. */
const maxResidentMb = 1_000
const maxPhotoMs = 15_000

/**
 * One user uploads valid JPEGs that are as expensive to decode as uploads can be: 39 megapixels of noise, and 64 or
 * 2,600 scans. Another user's photos are stored meanwhile, in bounded memory and time.
 */
export async function testCostlyImages(count: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const upload = (bytes: Buffer, token = agency.token) =>
    agency.request(api, 'properties.uploadMedia', { params, body: { file: fileOf(bytes) }, token })
  const [noise, photo] = [await noisyJpeg(7_200, 5_400, 3), await jpeg(1_600, 1_200)]

  const { stop, peak } = sampleMemory(api.child.pid ?? 0)
  let isAttacking = true
  const attack = Promise.all(
    [
      noise,
      createJpegWithScans(64),
      createJpegWithScans(2_600),
      createJpegWithScans(64, 7_200, 5_400),
    ].flatMap((image, index) =>
      Array.from({ length: count }, () =>
        counter.try(`costly image ${index}`, async () => {
          // The client may time out while the server decodes the earlier images.
          const response = await upload(image).catch(() => null)
          return response === null || [201, 422].includes(response.status)
            ? null
            : `returned ${response.status}`
        }),
      ),
    ),
  ).then(() => (isAttacking = false))
  let slowest = 0
  do
    await counter.try('a photo of another user', async () => {
      const startedAt = performance.now()
      const { status } = await upload(photo, agency.colleagueToken)
      const ms = performance.now() - startedAt
      slowest = Math.max(slowest, ms)
      return status === 201 && ms < maxPhotoMs ? null : `returned ${status} after ${ms.toFixed(0)} ms`
    })
  while (isAttacking)
  await attack
  stop()
  if (process.platform === 'linux')
    counter.assert(peak() > 0 && peak() < maxResidentMb, `${peak().toFixed(0)} MB resident`)
  await agency.close()
  counter.note = `others’ photos stored in ${slowest.toFixed(0)} ms at most; ${peak().toFixed(0)} MB resident at most, decoders included`
  return counter
}

/** Samples the resident memory of a process and its descendants in MB; Linux only. */
function sampleMemory(pid: number) {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, readResidentBytes(pid) / 1024 ** 2)), 50)
  return { stop: () => clearInterval(timer), peak: () => peak }
}
