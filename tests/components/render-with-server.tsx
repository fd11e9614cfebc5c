import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { readMessages } from './read-messages'
import { idleRouter, Navigation } from './next-navigation'

type SentRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: FormData | null
  ifMatch: string | null
}
export type FakeResponse = { status?: number; body: unknown; etag?: string }

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

/** Renders a page in English against a fake server; returns the sent requests and the visited URLs. */
export function renderWithServer(
  page: ReactNode,
  responses: Record<string, FakeResponse | Promise<FakeResponse>> = {},
  pathname = '/',
) {
  const sent: SentRequest[] = []
  const visitedUrls: string[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost')
    const method = init?.method ?? 'GET'
    const ifMatch = new Headers(init?.headers).get('if-match')
    sent.push({ method, path, query, body: init?.body instanceof FormData ? init.body : null, ifMatch })
    const {
      status = 200,
      body,
      etag,
    } = (await { ...lookups, ...responses }[`${method} ${path}`]) ?? {
      status: 404,
      body: { errors: { msg: 'NOT_FOUND' } },
    }
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
      <NextIntlClientProvider locale="en" messages={readMessages('en')} timeZone="Europe/Lisbon">
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{page}</SWRConfig>
      </NextIntlClientProvider>
    </Navigation>,
  )
  return { user: userEvent.setup(), sent, visitedUrls }
}
