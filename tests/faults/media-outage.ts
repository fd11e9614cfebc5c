import { startFaultyS3 } from '../contract/faulty-s3.ts'
import { fileOf, jpeg } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import type { TestDatabase } from '../contract/databases.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'

const maxRefusalMs = 5_000
const maxRecoveryMs = 15_000

/**
 * The media store hangs or goes down, alternately, during uploads and other calls. Uploads return 503 with Retry-After
 * within 5 s, other calls succeed within 1 s, and uploads recover without a restart.
 */
export async function testMediaOutages(kind: TestDatabase['name'], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const s3 = await startFaultyS3()
  const agency = await createFaultAgency(kind)
  const api = await agency.start(s3.environment)
  const photo = await jpeg()
  const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const upload = () =>
    agency.request(api, 'properties.uploadMedia', { params, body: { file: fileOf(photo) } })
  const uploadPortrait = () =>
    agency.request(api, 'agents.add', { body: { ...createAgentForm('Com retrato'), avatar: fileOf(photo) } })
  const save = () => agency.request(api, 'agents.add', { body: createAgentForm('Sem retrato') })
  const read = () => agency.request(api, 'properties.list', { query: {} })
  const msSince = (startedAt: number) => performance.now() - startedAt
  let [slowestRefusal, slowestOther, slowestRecovery] = [0, 0, 0]

  await counter.try('an upload before the outages', async () => {
    const { status } = await upload()
    return status === 201 ? null : `returned ${status}`
  })
  for (let round = 0; round < times; round += 1) {
    const mode = round % 2 === 0 ? 'hanging' : 'down'
    s3.switch(mode)
    const refusals = [upload, uploadPortrait, uploadPortrait].map((request) =>
      counter.try(`an upload while the store is ${mode}`, async () => {
        const startedAt = performance.now()
        const { status, headers } = await request()
        const ms = msSince(startedAt)
        slowestRefusal = Math.max(slowestRefusal, ms)
        if (status !== 503 || Number(headers.get('retry-after')) < 1)
          return `returned ${status}, Retry-After ${headers.get('retry-after')}`
        return ms < maxRefusalMs ? null : `took ${ms.toFixed(0)} ms`
      }),
    )
    for (const request of [read, save, read, save, read])
      await counter.try(`another call while the store is ${mode}`, async () => {
        const startedAt = performance.now()
        const { status } = await request()
        slowestOther = Math.max(slowestOther, msSince(startedAt))
        return status < 300 && msSince(startedAt) < 1_000
          ? null
          : `${status} after ${msSince(startedAt).toFixed(0)} ms`
      })
    await Promise.all(refusals)
    s3.switch('up')
    await counter.try(`recovery from a store that was ${mode}`, async () => {
      const startedAt = performance.now()
      while (msSince(startedAt) < maxRecoveryMs) {
        if ((await upload()).status === 201) {
          slowestRecovery = Math.max(slowestRecovery, msSince(startedAt))
          return null
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return `not within ${maxRecoveryMs} ms`
    })
  }
  await agency.close()
  await s3.close()
  counter.note = `refused in ${slowestRefusal.toFixed(0)} ms, others responded in ${slowestOther.toFixed(0)} ms, recovered in ${slowestRecovery.toFixed(0)} ms at most`
  return counter
}
