import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../contract/databases.ts'
import { fileOf, jpeg } from '../contract/photographs.ts'
import { form } from '../contract/portfolio.ts'
import { type ApiProcess, ready } from '../contract/process.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { Tally } from './fault.ts'
import { agentForm, type Founded, foundAgency } from './processes.ts'
import { brokenRules, orphans } from './rules.ts'

/** What the API has said yes to. */
type Acknowledged = { agents: number[]; media: number[]; price: number }

/**
 * kills the API at random moments while three write, every fourth time before it has started. Each time it opens by
 * itself with all that it acknowledged; at the end its rules hold, and no file lies about that no row knows.
 */
export async function killDuringWrites(kind: TestDatabase['name'], kills: number): Promise<Tally> {
  const tally = new Tally()
  const agency = await foundAgency(kind)
  let api = await agency.start()
  const added = await agency.ask(api, 'properties.add', { body: form(agency.typeId) })
  const property = Number(added.body.property_id)
  const photograph = await jpeg()
  const kept: Acknowledged = { agents: [], media: [], price: 0 }
  const slowest = { open: 0 }
  for (let n = 0; n < kills; n += 1) {
    const before = kept.agents.length
    const writing = [writeAgents(agency, api, kept), upload(agency, api, property, photograph, kept)]
    writing.push(reprice(agency, api, property, kept))
    await pause(50 + Math.random() * 350)
    api.child.kill('SIGKILL')
    await Promise.all([...writing, api.ended])
    if (n % 4 === 1) {
      const starting = await agency.spawn()
      await pause(Math.random() * 500)
      starting.child.kill('SIGKILL')
      await starting.ended
    }
    const began = performance.now()
    await tally.try(`${kind}, kill ${n}`, async () => {
      api = await agency.spawn()
      await ready(api)
      slowest.open = Math.max(slowest.open, performance.now() - began)
      const { body } = await agency.ask(api, 'properties.general', { params: { id: property } })
      const { price } = body.block as { price: number }
      if (price < kept.price) return `the price ${kept.price} was acknowledged, and ${price} is there`
      for (const id of kept.agents.slice(before)) {
        const { status } = await agency.ask(api, 'agents.get', { params: { id } })
        if (status !== 200) return `agent ${id} was acknowledged, and asked for it is ${status}`
      }
    })
  }
  api.child.kill('SIGTERM')
  await api.ended
  const lost = await missing(agency, kept)
  for (const each of lost) tally.hold(each, false)
  await agency.close()
  const acknowledged = kept.agents.length + kept.media.length + kept.price
  tally.note = `${acknowledged} writes acknowledged, lost ${lost.length}; open in ${slowest.open.toFixed(0)} ms at most`
  return tally
}

async function writeAgents(agency: Founded, api: ApiProcess, kept: Acknowledged): Promise<void> {
  for (let n = 0; ; n += 1) {
    const told = await agency.ask(api, 'agents.add', { body: agentForm(`Agente ${n}`) }).catch(() => null)
    if (told?.status !== 201) return
    kept.agents.push(Number(told.body.agent_id))
  }
}

/** A photograph more, and the one before it goes: a property takes only so many. */
async function upload(agency: Founded, api: ApiProcess, id: number, bytes: Buffer, kept: Acknowledged) {
  for (;;) {
    const asking = { params: { id }, body: { file: fileOf(bytes) } }
    const told = await agency.ask(api, 'properties.uploadMedia', asking).catch(() => null)
    if (told?.status !== 201) return
    const before = kept.media.splice(0)
    kept.media.push(Number((told.body.media as { id: number }).id))
    for (const media_id of before)
      await agency
        .ask(api, 'properties.removeMedia', { params: { id }, body: { media_id } })
        .catch(() => null)
  }
}

/** Raises a price by one, again and again: each answer acknowledges a change of the same row. */
async function reprice(agency: Founded, api: ApiProcess, id: number, kept: Acknowledged): Promise<void> {
  for (let value = kept.price + 1; ; value += 1) {
    const body = { id, block: 'price' as const, value }
    const told = await agency.ask(api, 'properties.quickChange', { body }).catch(() => null)
    if (told?.status !== 202) return
    kept.price = value
  }
}

async function missing(agency: Founded, kept: Acknowledged): Promise<string[]> {
  const house = await agency.look()
  const agents = new Set((await house.db.selectFrom('agents').select('id').execute()).map(({ id }) => id))
  const media = new Set((await house.db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  await sweepOrphans({ ...house, now: () => new Date(Date.now() + 7_200_000) })
  const lost = [
    ...kept.agents.filter((id) => !agents.has(id)).map((id) => `agent ${id} was acknowledged and is gone`),
    ...kept.media.filter((id) => !media.has(id)).map((id) => `photograph ${id} was acknowledged and is gone`),
    ...(await brokenRules(house)),
    ...(await orphans(house)).map((file) => `no row knows ${file}`),
  ]
  await house.db.destroy()
  return lost
}
