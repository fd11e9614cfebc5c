import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../contract/databases.ts'
import { fileOf, jpeg } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { type ApiProcess, waitUntilReady } from '../contract/api-process.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, type FaultAgency, createFaultAgency } from './processes.ts'
import { findInvariantViolations, findOrphanedFiles } from './invariants.ts'

/** `count` includes photos that a later one has replaced; `media` has only the latest. */
type AcknowledgedWrites = { agents: number[]; media: number[]; price: number; count: number }

/**
 * Kills the API at random moments during writes, every fourth time again during startup. After each restart, every
 * acknowledged write exists. At the end the records are consistent, and a sweep leaves no orphaned file.
 */
export async function testKilledWrites(kind: TestDatabase['name'], kills: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  let api = await agency.start()
  const added = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const property = Number(added.body.property_id)
  const photo = await jpeg()
  const acknowledged: AcknowledgedWrites = { agents: [], media: [], price: 0, count: 0 }
  let slowestStartMs = 0
  for (let n = 0; n < kills; n += 1) {
    const before = acknowledged.agents.length
    const writing = [
      writeAgents(agency, api, acknowledged),
      replacePhotos(agency, api, property, photo, acknowledged),
      raisePrice(agency, api, property, acknowledged),
    ]
    await pause(50 + Math.random() * 350)
    api.child.kill('SIGKILL')
    await Promise.all([...writing, api.exit])
    if (n % 4 === 1) {
      const starting = await agency.spawn()
      await pause(Math.random() * 500)
      starting.child.kill('SIGKILL')
      await starting.exit
    }
    const startedAt = performance.now()
    await counter.try(`${kind}, kill ${n}`, async () => {
      api = await agency.spawn()
      await waitUntilReady(api)
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt)
      const { body } = await agency.request(api, 'properties.general', { params: { id: property } })
      const { price } = body.block as { price: number }
      if (price < acknowledged.price)
        return `price ${acknowledged.price} was acknowledged, but ${price} is stored`
      for (const id of acknowledged.agents.slice(before)) {
        const { status } = await agency.request(api, 'agents.get', { params: { id } })
        if (status !== 200) return `agent ${id} was acknowledged, but reading it returned ${status}`
      }
    })
  }
  api.child.kill('SIGTERM')
  await api.exit
  const dataErrors = await findDataErrors(agency, acknowledged)
  for (const error of dataErrors) counter.assert(false, error)
  await agency.close()
  counter.note = `${acknowledged.count} writes acknowledged, ${dataErrors.length} errors in the data; ready within ${slowestStartMs.toFixed(0)} ms`
  return counter
}

async function writeAgents(
  agency: FaultAgency,
  api: ApiProcess,
  acknowledged: AcknowledgedWrites,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const response = await agency
      .request(api, 'agents.add', { body: createAgentForm(`Agente ${n}`) })
      .catch(() => null)
    if (response?.status !== 201) return
    acknowledged.agents.push(Number(response.body.agent_id))
    acknowledged.count += 1
  }
}

/** Uploads a photo and deletes the previous one, repeatedly; a photo that is being deleted may or may not exist. */
async function replacePhotos(
  agency: FaultAgency,
  api: ApiProcess,
  id: number,
  bytes: Buffer,
  acknowledged: AcknowledgedWrites,
): Promise<void> {
  for (;;) {
    const options = { params: { id }, body: { file: fileOf(bytes) } }
    const response = await agency.request(api, 'properties.uploadMedia', options).catch(() => null)
    if (response?.status !== 201) return
    const previousIds = acknowledged.media.splice(0)
    acknowledged.media.push(Number((response.body.media as { id: number }).id))
    acknowledged.count += 1
    for (const media_id of previousIds)
      await agency
        .request(api, 'properties.removeMedia', { params: { id }, body: { media_id } })
        .catch(() => null)
  }
}

/** Raises a price by one repeatedly, so that each response acknowledges a change of the same row. */
async function raisePrice(
  agency: FaultAgency,
  api: ApiProcess,
  id: number,
  acknowledged: AcknowledgedWrites,
): Promise<void> {
  for (let value = acknowledged.price + 1; ; value += 1) {
    const body = { id, block: 'price' as const, value }
    const response = await agency.request(api, 'properties.quickChange', { body }).catch(() => null)
    if (response?.status !== 202) return
    acknowledged.price = value
    acknowledged.count += 1
  }
}

async function findDataErrors(agency: FaultAgency, acknowledged: AcknowledgedWrites): Promise<string[]> {
  const context = await agency.openContext()
  const agents = new Set((await context.db.selectFrom('agents').select('id').execute()).map(({ id }) => id))
  const media = new Set((await context.db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  await sweepOrphans({ ...context, now: () => new Date(Date.now() + 7_200_000) })
  const errors = [
    ...acknowledged.agents
      .filter((id) => !agents.has(id))
      .map((id) => `agent ${id} was acknowledged but is missing`),
    ...acknowledged.media
      .filter((id) => !media.has(id))
      .map((id) => `photo ${id} was acknowledged but is missing`),
    ...(await findInvariantViolations(context)),
    ...(await findOrphanedFiles(context)).map((file) => `no row references ${file}`),
  ]
  await context.db.destroy()
  return errors
}
