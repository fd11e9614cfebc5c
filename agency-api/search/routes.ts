import { Found } from '#contract/search.ts'
import { answer, type Route } from '../answer.ts'
import { type Asked, findCondominiums, findProperties } from './listings.ts'
import { findAgents, findDistricts, findMessages, findServices, findUsers } from './others.ts'
import { typedOf } from './rank.ts'

const nothing = Found.parse({})

const totalOf = (rows: readonly { matches: number }[]) => rows[0]?.matches ?? 0

export const searchRoutes: Route[] = [
  answer('search.find', async ({ db, query, language, actor }) => {
    const typed = typedOf(query.q)
    // Nothing but accents that stand alone: there is no word to look for.
    if (typed.words.length === 0) return nothing
    const asked: Asked = { db, typed, limit: query.limit, language }
    const found = {
      properties: await findProperties(asked),
      condominiums: await findCondominiums(asked),
      agents: await findAgents(asked),
      districts: await findDistricts(asked),
      services: await findServices(asked),
      messages: await findMessages(asked),
      users: actor.role === 'Administrator' ? await findUsers(asked) : [],
    }
    const totals = {
      properties: totalOf(found.properties),
      condominiums: totalOf(found.condominiums),
      agents: totalOf(found.agents),
      districts: totalOf(found.districts),
      services: totalOf(found.services),
      messages: totalOf(found.messages),
      users: totalOf(found.users),
    }
    return { ...found, totals }
  }),
]
