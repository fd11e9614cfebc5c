import { activity } from './activity.ts'
import * as agents from './agents.ts'
import { batches } from './batches.ts'
import * as condominiums from './developments.ts'
import { contacts } from './contacts.ts'
import * as dashboard from './dashboard.ts'
import { demo } from './demo.ts'
import * as districts from './districts.ts'
import type { Endpoint } from './endpoint.ts'
import * as frontPage from './front-page.ts'
import * as inbox from './inbox.ts'
import * as keyItems from './key-items.ts'
import { portals } from './portals.ts'
import * as profile from './profile.ts'
import * as properties from './properties.ts'
import { savedViews } from './saved-views.ts'
import { search } from './search.ts'
import * as services from './services.ts'
import * as session from './session.ts'
import * as users from './users.ts'
import { views } from './views.ts'
import { whoWeAre } from './who-we-are.ts'

export const contract = {
  session: session.session,
  profile: profile.profile,
  dashboard: dashboard.dashboard,
  activity,
  inbox: inbox.inbox,
  contacts,
  properties: properties.properties,
  condominiums: condominiums.condominiums,
  agents: agents.agents,
  districts: districts.districts,
  keyItems: keyItems.keyItems,
  users: users.users,
  frontPage: frontPage.frontPage,
  services: services.services,
  whoWeAre,
  demo,
  savedViews,
  batches,
  views,
  search,
  portals,
}

/** Modules of the resources, whose schemas are components of the OpenAPI document. */
export const documentedModules: readonly Readonly<Record<string, unknown>>[] = [
  agents,
  condominiums,
  dashboard,
  districts,
  frontPage,
  inbox,
  keyItems,
  profile,
  properties,
  services,
  session,
  users,
]

type Contract = typeof contract

/** Name of a call, such as `properties.list` or `session.login`. */
export type CallName = { [N in keyof Contract]: `${N}.${keyof Contract[N] & string}` }[keyof Contract]

export type EndpointOf<C extends CallName> = C extends `${infer N extends keyof Contract}.${infer K}`
  ? K extends keyof Contract[N]
    ? Contract[N][K] extends Endpoint
      ? Contract[N][K]
      : never
    : never
  : never

export function endpointOf<C extends CallName>(name: C): EndpointOf<C> {
  const endpoint = byName.get(name)
  if (endpoint === undefined) throw new TypeError(`The contract has no call ${name}`)
  return endpoint as EndpointOf<C>
}

/** Names and endpoints of all calls, for routing, documentation and tests. */
export const endpoints: { name: CallName; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([resource, calls]) =>
    Object.entries(calls).map(([call, endpoint]) => ({
      name: `${resource}.${call}` as CallName,
      endpoint: endpoint as Endpoint,
    })),
)

const byName = new Map<string, Endpoint>(endpoints.map(({ name, endpoint }) => [name, endpoint]))
