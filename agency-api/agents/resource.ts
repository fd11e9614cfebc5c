import { AgentInput } from '#contract/agents.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { readAgent } from './read.ts'
import { agentRoutes } from './routes.ts'
import { agentVersion, updateAgent } from './save.ts'
import { findAgents } from './search.ts'
import { agentRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const agent = await readAgent(request.db, id)
  const none = { en: '', pt: '' }
  const form = {
    ...agent,
    role: agent.role ?? none,
    description: agent.description ?? none,
    avatar: undefined,
  }
  const ifMatch = agentVersion(agent)
  await updateAgent({ ...request, ifMatch }, id, parse(AgentInput, withField(form, field, value)))
}

export const agents: ResourceModule = {
  routes: agentRoutes,
  tables: { agents: ['id'] },
  records: [{ ...agentRecords, restore }],
  search: { name: 'agents', find: findAgents },
}
