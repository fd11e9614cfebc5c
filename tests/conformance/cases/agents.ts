import { agentForm } from '../forms.ts'
import { fileOf, jpeg } from '../../contract/photographs.ts'
import type { Ground } from '../fixtures.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { idsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

const sorts = ['first_name', 'last_name', 'email', 'created_at'] as const

export async function agents(walk: Walk, ground: Ground): Promise<void> {
  const { mark } = walk
  const stored = await tryPaging(walk, 'agents.list', {
    rows: 'agents',
    size: 'limit',
    request: (query) => ({ query }),
  })
  const avatar = fileOf(await jpeg())
  for (const nth of [1, 2, 3]) {
    const form = agentForm(mark, nth, nth === 1 ? { avatar } : {})
    const id = await make(walk, {
      label: `agent (${mark})`,
      add: 'agents.add',
      sent: { body: form },
      id: 'agent_id',
      remove: (agent) => walk.client.request('agents.remove', { params: { id: agent } }),
      find: () => walk.client.request('agents.list', { query: { filter: { search: form.first_name } } }),
      rows: 'agents',
    })
    if (id !== null) ground.agents.push(id)
  }
  const [first, , third] = ground.agents
  const id = first ?? stored[0]
  if (id === undefined) return walk.skip(['agents.get', 'agents.portfolio'], 'the API has no agent')
  await walk.try('agents.portfolio', { params: { id } })
  if (first === undefined) {
    await walk.try('agents.get', { params: { id } })
    return walk.skip(
      ['agents.update', 'agents.remove', 'agents.handOver', 'agents.transfer'],
      'no agent of its own could be made',
    )
  }
  const search = { filter: { search: mark } }
  await tryFilter(walk, 'agents.list', 'agents', {
    says: 'a search',
    sent: { query: search },
    expected: ground.agents,
  })
  await trySorts(walk, 'agents.list', 'agents', sorts, (sort, falls) => ({
    query: { ...search, sort: sorts.find((each) => each === sort), order: falls ? -1 : 1 },
  }))
  const params = { id: first }
  await tryVersions(
    walk,
    { call: 'agents.get', sent: { params } },
    {
      call: 'agents.update',
      saves: [
        { params, body: agentForm(mark, 1, { phone: '1' }) },
        { params, body: agentForm(mark, 1, { phone: '2' }) },
      ],
    },
  )
  if (third === undefined) return
  const gone = { params: { id: third } }
  await deleteRecord(
    walk,
    `agent (${mark})`,
    third,
    { call: 'agents.remove', sent: gone },
    { call: 'agents.get', sent: gone },
  )
}

export async function agentsInUse(walk: Walk, ground: Ground): Promise<void> {
  const [first, second] = ground.agents
  const [property] = ground.properties
  if (first === undefined || second === undefined || property === undefined)
    return walk.skip(['agents.handOver', 'agents.transfer'], 'it takes two agents and a property of its own')
  await walk.refused(
    'agents.remove',
    { params: { id: first } },
    { status: 409, code: 'AGENT_IN_USE', when: 'of an agent with properties' },
  )
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const moved = await walk.try('agents.transfer', { params: { id: from }, body: { agent_id: to } })
    if (moved === null) break
  }
  const handed = await walk.try('agents.handOver', { params: { id: first }, body: { agent_id: second } })
  if (handed === null) return
  ground.agents.shift()
  const portfolio = await walk.try('agents.portfolio', { params: { id: second } })
  if (portfolio !== null) {
    const has = idsAt(portfolio.body, 'properties').includes(property)
    walk.check('agents.handOver', has, 'the other agent does not have the properties')
  }
}
