import { Found } from '#contract/search.ts'
import { response, type Route } from '../register-route.ts'
import { type Query, findCondominiums, findProperties } from './listings.ts'
import { findAgents, findDistricts, findMessages, findServices, findUsers } from './others.ts'
import { typedOf } from './rank.ts'

const nothing = Found.parse({})

const totalOf = (rows: readonly { matches: number }[]) => rows[0]?.matches ?? 0

export const searchRoutes: Route[] = [
  response('search.find', async ({ db, query, language, actor }) => {
    const typed = typedOf(query.q)
    // The input consists of accents only, so there is no word to find.
    if (typed.words.length === 0) return nothing
    const request: Query = { db, typed, limit: query.limit, language }
    const found = {
      properties: await findProperties(request),
      condominiums: await findCondominiums(request),
      agents: await findAgents(request),
      districts: await findDistricts(request),
      services: await findServices(request),
      messages: await findMessages(request),
      users: actor.role === 'Administrator' ? await findUsers(request) : [],
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
