import { answer, type Route } from '../answer.ts'
import { Versioned } from '../version.ts'
import { readPortfolio } from './portfolio.ts'
import { listAgents, readAgent } from './read.ts'
import { handOver, removeAgent } from './remove.ts'
import { addAgent, agentVersion, updateAgent } from './save.ts'

export const agentRoutes: Route[] = [
  answer('agents.list', ({ db, query }) => listAgents(db, query)),
  answer('agents.get', async ({ db, params }) => {
    const agent = await readAgent(db, params.id)
    return new Versioned({ agent }, agentVersion(agent))
  }),
  answer('agents.portfolio', ({ db, params, language }) => readPortfolio(db, params.id, language)),
  answer('agents.add', async (asked) => ({ agent_id: await addAgent(asked, asked.body) })),
  answer('agents.update', async (asked) => {
    return new Versioned({ saved: true }, await updateAgent(asked, asked.params.id, asked.body))
  }),
  answer('agents.remove', async (asked) => {
    await removeAgent(asked, asked.params.id)
    return {}
  }),
  answer('agents.handOver', async (asked) => {
    await handOver(asked, asked.params.id, asked.body.agent_id)
    return {}
  }),
]
