import type { ResponseBody } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { MediaStore } from '../../agency-api/media/store.ts'
import type { TestDatabase } from './databases.ts'
import { type RequestOptions, type TestApp, openTestApp } from './test-app.ts'

export type CallOptions<C extends CallName> = RequestOptions<EndpointOf<C>>

export type TestClient = Pick<TestApp, 'context' | 'app'> & {
  token: string
  call: <C extends CallName>(name: C, options?: CallOptions<C>) => Promise<ResponseBody<EndpointOf<C>>>
  request: <C extends CallName>(name: C, options?: CallOptions<C>) => Promise<Response>
}

/** Opens a test app, and returns a client that is signed in as an ordinary user. */
export async function createTestClient(
  database: TestDatabase,
  variables: Record<string, string> = {},
  media?: MediaStore,
): Promise<TestClient> {
  const testApp = await openTestApp(database, variables, media)
  const { token } = await testApp.addAccount({
    role: 'User',
    email: `client-${database.name}-${performance.now()}@example.pt`,
  })
  return {
    context: testApp.context,
    app: testApp.app,
    token,
    call: (name, options) => testApp.call(name, { token, ...options }),
    request: (name, options) => testApp.request(name, { token, ...options }),
  }
}

export async function errorOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('The call did not fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof AgencyError)) throw error
  const { code, status, fields } = error
  return { code, status, fields }
}
