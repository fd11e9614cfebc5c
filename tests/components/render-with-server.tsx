import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { TagKind } from '#contract/tag.ts'
import { errorResponse, type FakeResponse, mockFetch, sessionResponse } from './network'
import { idleRouter, Navigation } from './next-navigation'
import { EmptyCache, MessagesProvider } from './render-page'

export { errorResponse, type FakeResponse, sessionResponse }

/** By method and path, as in `GET /api/v1/agents`. */
export type FakeResponses = Record<string, FakeResponse | Promise<FakeResponse>>

export const conflictResponse = errorResponse(412, 'CHANGED_BY_SOMEONE_ELSE')

export const savedResponse = (version?: string): FakeResponse => ({
  status: 202,
  body: { saved: true },
  etag: version && `"${version}"`,
})

/** The ids of the kinds are 1 (new), 2 (reserved) and 3 (sold). */
export const tagsResponse = (...kinds: TagKind[]) => ({
  body: {
    tags: kinds.map((kind) => ({
      id: TagKind.options.indexOf(kind) + 1,
      kind,
      i18n: { tag: { en: kind, pt: kind } },
    })),
  },
})

const keyItem = (id: number, en: string, pt: string, master = 0) => ({ id, name: { en, pt }, master })
const keyItemList = (...list: ReturnType<typeof keyItem>[]) => ({ body: { keys: list, total: list.length } })

const lookups: FakeResponses = {
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
  'GET /api/v1/properties/getTags': tagsResponse('new'),
  'GET /api/v1/properties/getCondominiumsList': { body: { condominiums: [{ id: 4, title: 'Foz' }] } },
}

/** Renders a page in English against a fake server; returns the requests, those with POST, and the visited URLs. */
export function renderWithServer(page: ReactNode, responses: FakeResponses = {}, pathname = '/') {
  const requests = mockFetch(
    ({ method, path }) =>
      ({ ...lookups, ...responses })[`${method} ${path}`] ?? errorResponse(404, 'NOT_FOUND'),
  )
  const visitedUrls: string[] = []
  const visit = (to: string) => void visitedUrls.push(to)
  const router = { ...idleRouter, push: visit, replace: visit }
  render(
    <Navigation router={router} pathname={pathname}>
      <MessagesProvider>
        <EmptyCache>{page}</EmptyCache>
      </MessagesProvider>
    </Navigation>,
  )
  const getPosts = () => requests.filter(({ method }) => method === 'POST')
  return { user: userEvent.setup(), requests, getPosts, visitedUrls }
}
