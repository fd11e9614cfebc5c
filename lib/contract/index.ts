import { activity } from './activity.ts'
import { agents } from './agents.ts'
import { condominiums } from './condominiums.ts'
import { contacts } from './contacts.ts'
import { dashboard } from './dashboard.ts'
import { demo } from './demo.ts'
import { districts } from './districts.ts'
import type { Endpoint } from './endpoint.ts'
import { frontPage } from './front-page.ts'
import { inbox } from './inbox.ts'
import { keyItems } from './key-items.ts'
import { portals } from './portals.ts'
import { profile } from './profile.ts'
import { properties } from './properties.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { session } from './session.ts'
import { users } from './users.ts'
import { views } from './views.ts'
import { whoWeAre } from './who-we-are.ts'

export const contract = {
  session,
  profile,
  dashboard,
  activity,
  inbox,
  contacts,
  properties,
  condominiums,
  agents,
  districts,
  keyItems,
  users,
  frontPage,
  services,
  whoWeAre,
  demo,
  views,
  search,
  portals,
}

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

/** Returns the endpoint of a name. */
export function endpointOf<C extends CallName>(name: C): EndpointOf<C> {
  const endpoint = byName.get(name)
  if (endpoint === undefined) throw new TypeError(`No call ${name}`)
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
