import { SearchResult } from '#contract/search.ts'
import { route, type Route } from '../route.ts'
import { registry } from '../registry.ts'
import { type SearchQuery, parseSearchInput } from './rank.ts'

const emptyResult = SearchResult.parse({})

export const searchRoutes: Route[] = [
  route('search.find', async ({ db, query, language, actor }) => {
    const input = parseSearchInput(query.q)
    // Input that consists only of accents contains no words.
    if (input.words.length === 0) return emptyResult
    const request: SearchQuery = { db, input, limit: query.limit, language }
    const results: Record<string, { totalMatches: number }[]> = {}
    const totals: Record<string, number> = {}
    for (const { search } of registry) {
      if (search === undefined) continue
      const isHidden = search.administratorsOnly === true && actor.role !== 'Administrator'
      const rows = isHidden ? [] : await search.find(request)
      results[search.name] = rows
      totals[search.name] = rows[0]?.totalMatches ?? 0
    }
    return SearchResult.parse({ ...results, totals })
  }),
]
