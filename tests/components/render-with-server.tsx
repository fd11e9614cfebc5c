import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { idleRouter, Navigation } from './next-navigation'
import { EmptyCache, MessagesProvider } from './render-page'

type SentRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: FormData | null
  ifMatch: string | null
}
export type FakeResponse = { status?: number; body: unknown; etag?: string }

/** `fields` has the error of each invalid field. */
export const errorResponse = (status: number, msg: string, fields?: Record<string, string>) => ({
  status,
  body: { errors: { msg, fields } },
})

export const conflictResponse = errorResponse(412, 'CHANGED_BY_SOMEONE_ELSE')

export const savedResponse = (version?: string): FakeResponse => ({
  status: 202,
  body: { saved: true },
  etag: version && `"${version}"`,
})

const keyItem = (id: number, en: string, pt: string, master = 0) => ({ id, name: { en, pt }, master })
const keyItemList = (...list: ReturnType<typeof keyItem>[]) => ({ body: { keys: list, total: list.length } })

const lookups: Record<string, FakeResponse> = {
  'GET /api/v1/key-items/types': keyItemList(
    keyItem(1, 'Apartment', 'Apartamento'),
    keyItem(2, 'House', 'Moradia'),
  ),
  'GET /api/v1/key-items/features': keyItemList(
    keyItem(5, 'Sea view', 'Vista mar', 9),
    keyItem(6, 'Pool', 'Piscina', 10),
  ),
  'GET /api/v1/key-items/master': keyItemList(
    keyItem(9, 'View', 'Vista'),
    keyItem(10, 'Outdoor', 'Exterior'),
  ),
  'GET /api/v1/key-items/listings': keyItemList(),
  'GET /api/v1/key-items/lifestyles': keyItemList(),
  'GET /api/v1/agents': { body: { agents: [{ id: 3, first_name: 'Ana', last_name: 'Sá' }], total: 1 } },
  'GET /api/v1/districts': { body: { districts: [], total: 0 } },
  'GET /api/v1/properties/getTags': {
    body: { tags: [{ id: 1, kind: 'new', i18n: { tag: { en: 'new', pt: 'novo' } } }] },
  },
  'GET /api/v1/properties/getCondominiumsList': { body: { condominiums: [{ id: 4, title: 'Foz' }] } },
}

/** Renders a page in English against a fake server; returns the requests, those with POST, and the visited URLs. */
export function renderWithServer(
  page: ReactNode,
  responses: Record<string, FakeResponse | Promise<FakeResponse>> = {},
  pathname = '/',
) {
  const requests: SentRequest[] = []
  const visitedUrls: string[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost')
    const method = init?.method ?? 'GET'
    const ifMatch = new Headers(init?.headers).get('if-match')
    requests.push({ method, path, query, body: init?.body instanceof FormData ? init.body : null, ifMatch })
    const response = await { ...lookups, ...responses }[`${method} ${path}`]
    const { status = 200, body, etag } = response ?? errorResponse(404, 'NOT_FOUND')
    // jsdom has no Response; this covers the members in use.
    return {
      status,
      text: async () => JSON.stringify(body),
      headers: new Headers(etag === undefined ? {} : { etag }),
    } as Response
  }
  const visit = (to: string) => void visitedUrls.push(to)
  const router = { ...idleRouter, push: visit, replace: visit }
  render(
    <Navigation router={router} pathname={pathname}>
      <MessagesProvider>
        <EmptyCache>{page}</EmptyCache>
      </MessagesProvider>
    </Navigation>,
  )
  const posts = () => requests.filter(({ method }) => method === 'POST')
  return { user: userEvent.setup(), requests, posts, visitedUrls }
}
