import { secret } from './browser'
import { createFakeUpstream, type FakeUpstream } from './fake-upstream'

/** Starts an upstream that is the dashboard's API in all tests of a file. Forgets its requests before each test. */
export function useFakeUpstream(): FakeUpstream {
  const { upstream, listen } = createFakeUpstream()
  beforeAll(async () => {
    await listen()
    process.env.AGENCY_API_URL = upstream.origin
    process.env.SESSION_SECRET = secret
  })
  beforeEach(() => {
    upstream.received = []
  })
  afterAll(() => upstream.close())
  return upstream
}
