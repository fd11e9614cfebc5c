import { response, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { readPortfolio } from './portfolio.ts'
import { listAgents, readAgent } from './read.ts'
import { handOver, removeAgent, transferRecords } from './remove.ts'
import { addAgent, agentVersion, updateAgent } from './save.ts'

export const agentRoutes: Route[] = [
  response('agents.list', ({ db, query }) => listAgents(db, query)),
  response('agents.get', async ({ db, params }) => {
    const agent = await readAgent(db, params.id)
    return new Versioned({ agent }, agentVersion(agent))
  }),
  response('agents.portfolio', ({ db, params, language }) => readPortfolio(db, params.id, language)),
  response('agents.add', async (request) => ({ agent_id: await addAgent(request, request.body) })),
  response('agents.update', async (request) => {
    return new Versioned({ saved: true }, await updateAgent(request, request.params.id, request.body))
  }),
  response('agents.remove', async (request) => {
    await removeAgent(request, request.params.id)
    return {}
  }),
  response('agents.handOver', async (request) => {
    await handOver(request, request.params.id, request.body.agent_id)
    return {}
  }),
  response('agents.transfer', async (request) => {
    await transferRecords(request, request.params.id, request.body.agent_id)
    return {}
  }),
]
