import { createServer, request as httpRequest } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { findFreePort } from './support/free-port.ts'
import { readActiveProperties, readEditableProperties } from './support/listings.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends a raw request with any method and header, including those that browsers refuse to send. */
function send(
  app: AppUnderTest,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.origin)
    const outgoing = httpRequest({
      hostname: hostname.replace('localhost', '127.0.0.1'),
      port,
      path,
      method,
      headers,
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    outgoing.end(body)
  })
}

test('every response has security headers, and no method causes a server error', async ({ app }) => {
  const chunk = first(readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js')))
  const sameOriginHeaders = { 'x-bff': '1', 'sec-fetch-site': 'same-origin' }
  const cases: [string, string, Parameters<typeof send>[2], number][] = [
    ['a page', '/login', {}, 200],
    ['a redirect', '/home', {}, 307],
    ['a page icon', '/favicon.ico', {}, 200],
    ['a touch icon', '/apple-icon.png', {}, 200],
    ['a redirected URL', '/agents', {}, 307],
    ['the default touch icon', '/apple-touch-icon.png', {}, 200],
    ['the image optimizer', '/_next/image?url=%2Ficon.svg&w=64&q=75', {}, 404],
    ['an asterisk instead of a URL', '*', {}, 400],
    ['a URL on another site', 'http://evil.example/x', {}, 400],
    ['a missing page', '/no-such-file.txt', {}, 307],
    ['a call without a session', '/api/v1/properties', { headers: sameOriginHeaders }, 401],
    ['a call from another site', '/api/v1/properties', {}, 403],
    ['a call outside the contract', '/api/v1/secrets', { headers: sameOriginHeaders }, 404],
    ['a wrong method', '/api/v1/properties', { method: 'DELETE', headers: sameOriginHeaders }, 405],
    [
      'an oversized body',
      '/api/v1/auth/login',
      {
        method: 'POST',
        headers: { ...sameOriginHeaders, 'content-type': 'application/json', 'content-length': '300000' },
        body: 'x'.repeat(300_000),
      },
      413,
    ],
    ['health', '/api/health', {}, 200],
    ['a policy report by GET', '/api/csp-reports', {}, 405],
    ['a script', `/_next/static/chunks/${chunk}`, {}, 200],
    ['a missing script', '/_next/static/chunks/none.js', {}, 404],
    ['a missing photo', '/media/properties/1/none.png', {}, 404],
    ['an unknown media folder', '/media/secrets/1/none.png', {}, 404],
    ['the Git repository', '/.git/config', {}, 307],
    ['environment variables', '/.env', {}, 307],
    ['source code', '/agency-api/main.ts', {}, 307],
    ['a directory', '/_next/static', {}, 404],
    ['TRACE', '/home', { method: 'TRACE' }, 405],
  ]
  for (const [kind, url, options, status] of cases) {
    const { headers, ...response } = await send(app, url, options)
    expect([kind, response.status]).toEqual([kind, status])
    expect.soft(headers['x-content-type-options'], kind).toBe('nosniff')
    expect.soft(String(headers['content-security-policy']), kind).toMatch(/frame-ancestors 'none'/)
    expect.soft(headers['x-powered-by'], kind).toBeUndefined()
    expect.soft(headers.server, kind).toBeUndefined()
    expect
      .soft(
        Object.keys(headers).filter((name) => name.startsWith('access-control')),
        kind,
      )
      .toEqual([])
    expect.soft(response.body, kind).not.toMatch(/node_modules|at \w+ \(|\/work\//)
    const type = String(headers['content-type'] ?? 'none')
    if (/^text|xml/.test(type)) expect.soft(type, kind).toMatch(/charset=utf-8/i)
    if (kind === 'TRACE') continue
    expect.soft(headers['cross-origin-opener-policy'], kind).toBe('same-origin')
    expect.soft(headers['cross-origin-resource-policy'], kind).toBe('same-origin')
    expect.soft(String(headers['referrer-policy']), kind).toBe('same-origin')
    let caching = /no-store/
    if (url.startsWith('/_next/static/') && status === 200) caching = /immutable/
    else if (kind.endsWith(' icon')) caching = /must-revalidate/
    if (status !== 404) expect.soft(String(headers['cache-control']), kind).toMatch(caching)
  }
  const resetPage = await send(app, '/reset/some-secret')
  expect(resetPage.headers['referrer-policy']).toBe('no-referrer')
  expect(resetPage.headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')

  for (const method of [
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'OPTIONS',
    'PUT',
    'DELETE',
    'PATCH',
    'MOVE',
    'LOCK',
  ]) {
    for (const url of [
      '/',
      '/login',
      '/home',
      '/api/v1/properties',
      '/api/health',
      '/version.json',
      '/media/properties/1/a.png',
    ]) {
      const response = await send(app, url, { method }).catch((error: unknown) => {
        // The server closes the connection of a CONNECT without a response.
        if (method === 'CONNECT') return { status: 400 }
        throw error
      })
      expect([method, url, response.status < 500]).toEqual([method, url, true])
    }
  }
})

/** Returns texts of the database that only staff may read: references, titles, names and email addresses. */
function readSecrets(app: AppUnderTest): string[] {
  const readTexts = (sql: string) => queryRows<{ text: string }>(app, sql).map(({ text }) => text)
  return [
    ...readTexts('select reference as text from properties'),
    ...readTexts("select title_pt as text from properties where title_pt != ''"),
    ...readTexts('select email as text from users'),
    ...readTexts("select first_name || ' ' || last_name as text from agents where last_name != ''"),
    ...readTexts('select sender_email as text from messages'),
  ].filter((text) => text.length > 5)
}

test('sends nothing private to signed-out visitors through any route of the framework', async ({ app }) => {
  // The sample agency's sign-in page shows its two accounts.
  const signInPage = await send(app, '/login')
  const secrets = readSecrets(app).filter((text) => !signInPage.body.includes(text))
  expect(secrets.length).toBeGreaterThan(50)
  const { id } = first(readActiveProperties(app))
  const pages = [
    '/home',
    '/properties/listings',
    `/properties/edit/${id}/general`,
    `/properties/print/${id}?kind=sheet`,
    '/condominiums/listings',
    '/agents/listings',
    '/users',
    '/users/myprofile',
    '/inbox',
    '/inbox/read/1',
    '/activity',
    '/download/csv',
  ]
  const repeatFiveTimes = (name: string) => Array.from({ length: 5 }, () => name).join(':')
  const bypasses: [string, Record<string, string>][] = [
    ['', {}],
    ['', { rsc: '1' }],
    ['', { rsc: '1', 'next-router-prefetch': '1' }],
    ['', { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' }],
    ['', { rsc: '1', 'next-url': '/login', 'next-router-state-tree': '%5B%22%22%5D' }],
    ['', { 'x-middleware-subrequest': repeatFiveTimes('middleware') }],
    ['', { 'x-middleware-subrequest': repeatFiveTimes('src/middleware'), rsc: '1' }],
    ['', { 'x-middleware-next': '1', 'x-middleware-rewrite': '/home', 'x-nextjs-data': '1' }],
    ['', { cookie: 'sid=made-up; __Host-Http-sid=made-up', authorization: 'Bearer made-up' }],
    ['', { 'x-soleira-path': '/login', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['_rsc=abcde', { rsc: '1' }],
    ['.rsc', {}],
    ['.segments/_tree.segment.rsc', {}],
  ]
  for (const page of pages) {
    for (const [ending, headers] of bypasses) {
      const join = page.includes('?') ? '&' : '?'
      const url = ending.startsWith('_rsc')
        ? `${page}${join}${ending}`
        : page.replace(/(\?|$)/, `${ending}$1`)
      const response = await send(app, url, { headers })
      expect([url, headers, response.status < 500]).toEqual([url, headers, true])
      const leaked = secrets.filter((secret) => response.body.includes(secret))
      expect([url, headers, leaked]).toEqual([url, headers, []])
    }
  }
  const data = `/_next/data/${readFileSync('.next/BUILD_ID', 'utf8')}`
  for (const url of [`${data}/home.json`, `${data}/properties/listings.json`])
    expect((await send(app, url, { headers: { 'x-nextjs-data': '1' } })).status).not.toBe(200)
})

test('serves no source maps and no names of secret settings', () => {
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  const textsOf = (ending: RegExp) =>
    files
      .filter((name) => ending.test(name))
      .map((name) => readFileSync(path.join('.next/static', name), 'utf8'))
  // The framework emits an empty map next to its polyfills.
  expect(textsOf(/\.map$/).filter((map) => !/"sources": \[\],\s+"sections": \[\]/.test(map))).toEqual([])
  const texts = textsOf(/\.(js|css|json)$/)
  expect(texts.join('')).not.toMatch(
    /sourceMappingURL=(?!data:)|SESSION_SECRET|DATABASE_URL|PORTALS_KEY|S3_SECRET|AGENCY_API_URL/,
  )
})

test('another site cannot change anything with forms, images, frames or scripts', async ({
  browser,
  app,
}) => {
  const { id, reference } = first(readEditableProperties(app))
  const readState = () => ({
    properties: queryRows(app, 'select id, archived, highlighted, price_cents from properties order by id'),
    activity: queryRows(app, "select count(*) as lines from activity where noun != 'session'"),
  })
  const context = await browser.newContext({ baseURL: app.origin })
  const page = await context.newPage()
  await openSession(page)
  const before = readState()

  const api = `${app.origin}/api/v1`
  const targets = [
    `/property/${id}/archive`,
    `/property/${id}/delete`,
    '/property/quickChange',
    '/auth/logout',
  ]
  const fields = `<input name="id" value="${id}"><input name="block" value="highlighted"><input name="value" value="1">`
  // Each form has its own frame: a second submission to a frame would cancel the first.
  const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
  const forms = targets.flatMap((url, index) =>
    encodings.map(
      (encoding, form) =>
        `<form method="post" enctype="${encoding}" action="${api}${url}" target="f${index}-${form}">${fields}</form>
        <iframe name="f${index}-${form}"></iframe>`,
    ),
  )
  const attackHtml = `<!doctype html><title>attack</title>${forms.join('')}
    ${targets.map((url) => `<img src="${api}${url}"><link rel="prefetch" href="${api}${url}">`).join('')}
    <iframe sandbox="allow-forms allow-scripts" srcdoc='<form method="post" action="${api}${targets[0]}">${fields}</form><script>document.forms[0].submit()</script>'></iframe>
    <script>
      const tried = []
      for (const url of ${JSON.stringify(targets)})
        for (const method of ['GET', 'POST'])
          for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
            tried.push(fetch('${api}' + url, { method, mode: 'no-cors', credentials: 'include', headers: { 'content-type': type }, body: method === 'GET' ? undefined : 'id=${id}' }).catch(() => {}))
      for (const headers of [{ 'x-bff': '1' }, { 'content-type': 'application/json' }])
        tried.push(fetch('${api}${targets[0]}', { method: 'POST', credentials: 'include', headers, body: '{}' }).catch(() => {}))
      for (const form of document.forms) form.submit()
      window.open('${api}${targets[0]}')
      Promise.all(tried).then(() => setTimeout(() => (document.title = 'done'), 500))
    </script>`
  const port = await findFreePort()
  const attackServer = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(attackHtml),
  )
  await new Promise<void>((resolve) => attackServer.listen(port, '127.0.0.1', resolve))
  try {
    // Browsers treat 127.0.0.1 and localhost as different sites.
    const attackPage = await context.newPage()
    await attackPage.goto(`http://127.0.0.1:${port}/`)
    await expect(attackPage).toHaveTitle('done')
    // The session cookie has SameSite=Lax. If the attribute were missing, Chromium would send the cookie with cross-site
    // top-level POSTs for two minutes.
    await attackPage.evaluate((url) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: url })
      document.body.append(form)
      form.submit()
    }, `${api}${targets[0]}`)
    await attackPage.waitForURL(`${api}${targets[0]}`)
    expect(await attackPage.locator('body').innerText()).toContain('CROSS_ORIGIN')
  } finally {
    attackServer.close()
  }
  expect(readState()).toEqual(before)
  // Still signed in, and the property still exists.
  await page.goto('/properties/listings')
  await expect(page.getByText(reference).first()).toBeVisible()
  await context.close()
})
