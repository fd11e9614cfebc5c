import type { Answer } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { TestDatabase } from './databases.ts'
import { type Asking, type Office, openOffice } from './office.ts'

export type Sent<C extends CallName> = Asking<EndpointOf<C>>

/** An office as a signed-in colleague uses it: every call carries their token. */
export type Desk = Pick<Office, 'house' | 'app'> & {
  token: string
  call: <C extends CallName>(name: C, sent?: Sent<C>) => Promise<Answer<EndpointOf<C>>>
  /** The answer as it came. */
  ask: <C extends CallName>(name: C, sent?: Sent<C>) => Promise<Response>
}

export async function openDesk(
  database: TestDatabase,
  variables: Record<string, string> = {},
): Promise<Desk> {
  const office = await openOffice(database, variables)
  const { token } = await office.hire({
    role: 'User',
    email: `desk-${database.name}-${performance.now()}@example.pt`,
  })
  return {
    house: office.house,
    app: office.app,
    token,
    call: (name, sent) => office.call(name, { token, ...sent }),
    ask: (name, sent) => office.ask(name, { token, ...sent }),
  }
}

/** The refusal that a call ends in, as `{ code, status, fields }`; fails the test when there is none. */
export async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('The call was not refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof AgencyError)) throw error
  const { code, status, fields } = error
  return { code, status, fields }
}
