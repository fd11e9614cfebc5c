import { AgentInput } from '#contract/agents.ts'
import { type RestoreField, withField } from '../activity/restore.ts'
import { parse } from '../parse.ts'
import { route, type ResourceModule } from '../route.ts'
import { matchCount, type Matches, matchTexts, type SearchQuery } from '../search/rank.ts'
import { toSaveResponse, Versioned } from '../version.ts'
import { agentRecords, fullName, listAgents, readAgent, readPortfolio, searchColumns } from './read.ts'
import { addAgent, agentVersion, removeAgent, transferRecords, updateAgent } from './save.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const agent = await readAgent(request.db, id)
  const emptyText = { en: '', pt: '' }
  const form = {
    ...agent,
    role: agent.role ?? emptyText,
    description: agent.description ?? emptyText,
    avatar: undefined,
  }
  const ifMatch = agentVersion(agent)
  await updateAgent({ ...request, ifMatch }, id, parse(AgentInput, withField(form, field, value)))
}

async function findAgents({ db, input, limit }: SearchQuery): Promise<Matches<'agents'>> {
  const { condition, rank } = matchTexts({ db, input }, fullName, searchColumns)
  return db
    .selectFrom('agents')
    .select(['id', 'first_name', 'last_name', 'email', 'avatar', matchCount])
    .where(condition)
    .orderBy(rank)
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const agents: ResourceModule = {
  routes: [
    route('agents.list', ({ db, query }) => listAgents(db, query)),
    route('agents.get', async ({ db, params }) => {
      const agent = await readAgent(db, params.id)
      return new Versioned({ agent }, agentVersion(agent))
    }),
    route('agents.portfolio', ({ db, params, language }) => readPortfolio(db, params.id, language)),
    route('agents.add', async (request) => ({ agent_id: await addAgent(request, request.body) })),
    route('agents.update', (request) =>
      toSaveResponse(updateAgent(request, request.params.id, request.body)),
    ),
    route('agents.remove', (request) => removeAgent(request, request.params.id)),
    route('agents.handOver', (request) => removeAgent(request, request.params.id, request.body.agent_id)),
    route('agents.transfer', (request) => transferRecords(request, request.params.id, request.body.agent_id)),
  ],
  backupOrder: { agents: ['id'] },
  records: [{ ...agentRecords, restore }],
  search: { name: 'agents', find: findAgents },
}
