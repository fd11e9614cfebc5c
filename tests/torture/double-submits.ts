import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { TestDatabase } from '../contract/databases.ts'
import { written } from '../contract/office.ts'
import type { ApiProcess } from '../contract/process.ts'
import { Tally } from './fault.ts'
import { agentForm, type Founded, foundAgency } from './processes.ts'

/**
 * the same form twice at once, and once more after its answer was dropped, under one Idempotency-Key: one record, and
 * whoever still asks is given its id. On PostgreSQL the second goes to another process.
 */
export async function doubleSubmits(kind: TestDatabase['name'], times: number): Promise<Tally> {
  const tally = new Tally()
  const agency = await foundAgency(kind)
  const first = await agency.start()
  const second = kind === 'PostgreSQL' ? await agency.start() : first
  const house = await agency.look()
  let duplicates = 0
  for (let n = 0; n < times; n += 1)
    await tally.try(`${kind}, submit ${n}`, async () => {
      const name = `Dupla ${n}`
      const asking = { body: agentForm(name), headers: { 'idempotency-key': randomUUID() } }
      if (n % 2 === 1) await drop(agency, first, asking)
      const told = await Promise.all([first, second].map((api) => agency.ask(api, 'agents.add', asking)))
      const rows = await house.db.selectFrom('agents').select('id').where('first_name', '=', name).execute()
      duplicates += rows.length - 1
      const right = told.every(({ status, body }) => status === 201 && body.agent_id === rows[0]?.id)
      return rows.length === 1 && right
        ? null
        : `${rows.length} rows, told ${told.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).join(' and ')}`
    })
  await house.db.destroy()
  await agency.close()
  tally.note = `duplicates ${duplicates}`
  return tally
}

/** Sends the form and hangs up when it is sent, as a browser does that has waited long enough. */
async function drop(agency: Founded, api: ApiProcess, asking: Parameters<typeof written<'agents.add'>>[1]) {
  const [path, init] = written('agents.add', { token: agency.token, ...asking })
  const whole = new Request(`${api.url}${path}`, init)
  const bytes = Buffer.from(await whole.arrayBuffer())
  await new Promise<void>((resolve) => {
    const asked = request(`${api.url}${path}`, {
      method: 'POST',
      headers: { ...Object.fromEntries(whole.headers), 'content-length': bytes.length },
    })
    asked.on('error', () => undefined)
    asked.on('close', () => resolve())
    asked.end(bytes, () => setTimeout(() => asked.destroy(), Math.random() * 10))
  })
}
