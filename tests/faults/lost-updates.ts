import type { TestDatabase } from '../contract/databases.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import type { ApiProcess } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'

/**
 * Two editors save the same version of a record concurrently, on PostgreSQL through different processes. One gets a
 * conflict, and nothing is overwritten.
 */
export async function testLostUpdates(kind: TestDatabase['name'], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  const first = await agency.start()
  const second = kind === 'PostgreSQL' ? await agency.start() : first
  const reference = 'LX-EDIT'
  const added = await agency.request(first, 'properties.add', {
    body: createPropertyForm(agency.typeId, { reference, price: 0 }),
  })
  const params = { id: Number(added.body.property_id) }
  const read = async (api: ApiProcess) => {
    const { headers, body } = await agency.request(api, 'properties.general', { params })
    return { version: headers.get('etag') ?? '', price: (body.block as { price: number }).price }
  }
  for (let n = 0; n < times; n += 1)
    await counter.try(`${kind}, edit ${n}`, async () => {
      const [firstRead, secondRead] = await Promise.all([read(first), read(second)])
      const save = (api: ApiProcess, seen: { version: string }, price: number) =>
        agency.request(api, 'properties.update', {
          params,
          body: createPropertyForm(agency.typeId, { reference, price }),
          headers: { 'if-match': seen.version },
        })
      const responses = await Promise.all([
        save(first, firstRead, 2 * n + 1),
        save(second, secondRead, 2 * n + 2),
      ])
      const statuses = responses.map(({ status }) => status)
      const { price } = await read(second)
      const winner = statuses.indexOf(202)
      const isExpected = statuses.toSorted().join() === '202,412' && price === 2 * n + 1 + winner
      return isExpected ? null : `returned ${statuses.join(' and ')}, stored ${price}`
    })
  await agency.close()
  return counter
}
