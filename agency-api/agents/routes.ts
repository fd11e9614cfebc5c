import { answer, type Route } from '../answer.ts'
import { listAgents, readAgent } from './read.ts'

export const agentRoutes: Route[] = [
  answer('agents.list', ({ db, query }) => listAgents(db, query)),
  answer('agents.get', async ({ db, params }) => ({ agent: await readAgent(db, params.id) })),
]
