import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { TestDatabase } from '../contract/databases.ts'
import { toRequest } from '../contract/test-app.ts'
import type { ApiProcess } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, type FaultAgency, createFaultAgency } from './processes.ts'

/**
 * Sends the same form twice concurrently with one Idempotency-Key, every other time after a first attempt whose
 * connection is dropped. One record is created and both requests return its id. On PostgreSQL the requests go to
 * different processes.
 */
export async function testDoubleSubmits(kind: TestDatabase['name'], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  const first = await agency.start()
  const second = kind === 'PostgreSQL' ? await agency.start() : first
  const context = await agency.openContext()
  let duplicates = 0
  for (let n = 0; n < times; n += 1)
    await counter.try(`${kind}, submit ${n}`, async () => {
      const name = `Dupla ${n}`
      const options = { body: createAgentForm(name), headers: { 'idempotency-key': randomUUID() } }
      if (n % 2 === 1) await submitAndDrop(agency, first, options)
      const responses = await Promise.all(
        [first, second].map((api) => agency.request(api, 'agents.add', options)),
      )
      const rows = await context.db.selectFrom('agents').select('id').where('first_name', '=', name).execute()
      duplicates += rows.length - 1
      const isRight = responses.every(({ status, body }) => status === 201 && body.agent_id === rows[0]?.id)
      return rows.length === 1 && isRight
        ? null
        : `${rows.length} rows, returned ${responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).join(' and ')}`
    })
  await context.db.destroy()
  await agency.close()
  counter.note = `duplicates ${duplicates}`
  return counter
}

async function submitAndDrop(
  agency: FaultAgency,
  api: ApiProcess,
  options: Parameters<typeof toRequest<'agents.add'>>[1],
) {
  const [path, init] = toRequest('agents.add', { token: agency.token, ...options })
  const submit = new Request(`${api.url}${path}`, init)
  const bytes = Buffer.from(await submit.arrayBuffer())
  await new Promise<void>((resolve) => {
    const outgoing = request(`${api.url}${path}`, {
      method: 'POST',
      headers: { ...Object.fromEntries(submit.headers), 'content-length': bytes.length },
    })
    outgoing.on('error', () => undefined)
    outgoing.on('close', () => resolve())
    outgoing.end(bytes, () => setTimeout(() => outgoing.destroy(), Math.random() * 10))
  })
}
