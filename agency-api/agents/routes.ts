import { route, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { readPortfolio } from './portfolio.ts'
import { listAgents, readAgent } from './read.ts'
import { handOver, removeAgent, transferRecords } from './remove.ts'
import { addAgent, agentVersion, updateAgent } from './save.ts'

export const agentRoutes: Route[] = [
  route('agents.list', ({ db, query }) => listAgents(db, query)),
  route('agents.get', async ({ db, params }) => {
    const agent = await readAgent(db, params.id)
    return new Versioned({ agent }, agentVersion(agent))
  }),
  route('agents.portfolio', ({ db, params, language }) => readPortfolio(db, params.id, language)),
  route('agents.add', async (request) => ({ agent_id: await addAgent(request, request.body) })),
  route('agents.update', async (request) => {
    return new Versioned({ saved: true }, await updateAgent(request, request.params.id, request.body))
  }),
  route('agents.remove', async (request) => {
    await removeAgent(request, request.params.id)
    return {}
  }),
  route('agents.handOver', async (request) => {
    await handOver(request, request.params.id, request.body.agent_id)
    return {}
  }),
  route('agents.transfer', async (request) => {
    await transferRecords(request, request.params.id, request.body.agent_id)
    return {}
  }),
]
