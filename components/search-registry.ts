import type { SearchResource } from '#contract/search.ts'
import { agentSearch } from './agents/search'
import { developmentSearch } from './developments/search'
import { districtSearch } from './districts/search'
import { messageSearch } from './inbox/search'
import { propertySearch } from './properties/search'
import type { SearchDefinition } from './resource/search-definition'
import { serviceSearch } from './services/search'
import { userSearch } from './users/search'

/** Resources that the palette searches, in the order of its results. Loaded with the palette. */
export const searches: { readonly [R in SearchResource]: SearchDefinition<R> } = {
  properties: propertySearch,
  condominiums: developmentSearch,
  agents: agentSearch,
  districts: districtSearch,
  services: serviceSearch,
  messages: messageSearch,
  users: userSearch,
}

export const searchedResources = Object.keys(searches) as SearchResource[]
