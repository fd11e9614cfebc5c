import { createAgentForm } from '../forms.ts'
import { fileOf, jpeg } from '../../contract/photos.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { idsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const sorts = ['first_name', 'last_name', 'email', 'created_at'] as const

export async function testAgents(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const { mark } = run
  const stored = await checkPaging(run, 'agents.list', {
    rows: 'agents',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  const avatar = fileOf(await jpeg())
  for (const n of [1, 2, 3]) {
    const form = createAgentForm(mark, n, n === 1 ? { avatar } : {})
    const id = await createRecord(run, {
      label: `agent (${mark})`,
      add: 'agents.add',
      options: { body: form },
      idPath: 'agent_id',
      remove: (agent) => run.client.request('agents.remove', { params: { id: agent } }),
      find: () => run.client.request('agents.list', { query: { filter: { search: form.first_name } } }),
      rows: 'agents',
    })
    if (id !== null) fixtures.agents.push(id)
  }
  const [first, , third] = fixtures.agents
  const id = first ?? stored[0]
  if (first === undefined)
    run.skip(
      ['agents.update', 'agents.remove', 'agents.handOver', 'agents.transfer'],
      'the run could not create an agent',
    )
  if (id === undefined) return run.skip(['agents.get', 'agents.portfolio'], 'the API has no agent')
  await run.expectSuccess('agents.portfolio', { params: { id } })
  if (first === undefined) {
    await run.expectSuccess('agents.get', { params: { id } })
    return
  }
  const search = { filter: { search: mark } }
  await checkFilter(run, 'agents.list', 'agents', {
    label: 'a search',
    options: { query: search },
    expected: fixtures.agents,
  })
  await checkSorts(run, 'agents.list', 'agents', sorts, (sort, descending) => ({
    query: { ...search, sort, order: descending ? -1 : 1 },
  }))
  const params = { id: first }
  await checkVersions(
    run,
    { call: 'agents.get', options: { params } },
    {
      call: 'agents.update',
      save: { params, body: createAgentForm(mark, 1, { phone: '1' }) },
      outdatedSave: { params, body: createAgentForm(mark, 1, { phone: '2' }) },
    },
  )
  if (third === undefined) return
  const options = { params: { id: third } }
  await deleteRecord(
    run,
    `agent (${mark})`,
    third,
    { call: 'agents.remove', options },
    { call: 'agents.get', options },
  )
}

export async function testTransferAgents(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const [first, second] = fixtures.agents
  const [property] = fixtures.properties
  if (first === undefined || second === undefined || property === undefined)
    return run.skip(
      ['agents.handOver', 'agents.transfer'],
      'needs two agents and a property created by this run',
    )
  await run.expectError(
    'agents.remove',
    { params: { id: first } },
    { status: 409, code: 'AGENT_IN_USE', when: 'for an agent with properties' },
  )
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const moved = await run.expectSuccess('agents.transfer', { params: { id: from }, body: { agent_id: to } })
    if (moved === null) break
  }
  const handedOver = await run.expectSuccess('agents.handOver', {
    params: { id: first },
    body: { agent_id: second },
  })
  if (handedOver === null) return
  // Handing over also deletes the first agent.
  fixtures.agents.shift()
  const portfolio = await run.expectSuccess('agents.portfolio', { params: { id: second } })
  if (portfolio !== null) {
    const hasProperty = idsAt(portfolio.body, 'properties').includes(property)
    run.check('agents.handOver', hasProperty, 'does not transfer the properties')
  }
}
