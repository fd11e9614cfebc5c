import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { errorStatus } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { createOpenApiDocument } from '#contract/openapi.ts'
import { createApp } from '../../agency-api/app.ts'
import { openDatabase } from '../../agency-api/db/open.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { openMailer } from '../../agency-api/mail/open.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'

const document = createOpenApiDocument({ version: '1.2.3' })
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const text = JSON.stringify(document)

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('contains every call of the contract with method, path, name and one success status', () => {
  for (const { name, endpoint } of endpoints) {
    expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toMatchObject({
      operationId: name,
      summary: endpoint.summary,
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      responses: { [endpoint.success]: { description: expect.any(String) } },
    })
  }
  expect(operations).toHaveLength(endpoints.length)
})

test('resolves every reference', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, kind = '', name = ''] of references)
    expect(Object.keys(Reflect.get(document.components, kind))).toContain(name)
  expect(text).not.toContain('$defs')
})

test('describes every path parameter', () => {
  for (const { endpoint } of endpoints) {
    const names = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), (match) => match[1])
    const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
      parameters: { name: string; in: string }[]
    }
    expect(described.parameters.filter((part) => part.in === 'path').map((part) => part.name)).toEqual(names)
  }
})

test('documents ETag and If-Match for versioned resources', () => {
  const versioned = endpoints.filter(({ endpoint }) => endpoint.versioned)
  expect(versioned).toHaveLength(40)
  for (const { endpoint } of versioned) {
    const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(described).toMatchObject({ responses: { [endpoint.success]: { headers: { ETag: {} } } } })
    if (endpoint.method !== 'GET')
      expect(described).toMatchObject({
        parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-Match', in: 'header' })]),
        responses: { 412: {} },
      })
  }
})

test('lists every error code, and the codes of each status', () => {
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(document.components.schemas.Error).toMatchObject({
      properties: { errors: { properties: { msg: { enum: expect.arrayContaining([code]) } } } },
    })
    expect(document.components.responses[status]?.description).toContain(code)
  }
})

describe('served by the API', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-test-'))
  const environment = readEnvironment({ AGENCY_DATA_DIR: dataDir })
  const db = openDatabase(environment)
  const openApp = async () =>
    createApp({
      db,
      environment,
      media: await openMediaStore(environment),
      mail: openMailer(environment),
      now: () => new Date(),
    })
  afterAll(async () => {
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })

  test('serves the document and its viewer from the same origin without inline scripts', async () => {
    const served = await (await openApp()).request('/openapi.json')
    expect(await served.json()).toMatchObject({
      openapi: '3.1.1',
      info: { version: expect.stringMatching(/^\d+\./) },
    })
    const page = await (await openApp()).request('/docs')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    const html = await page.text()
    expect(html).not.toMatch(/https?:|<script>/)
    for (const [, file = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const asset = await (await openApp()).request(file)
      expect([file, asset.status]).toEqual([file, 200])
      expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test.each(['/docs/..%2fpackage.json', '/docs/index.html', '/docs/constructor'])(
    'returns 404 for other paths under /docs: %s',
    async (path) => {
      expect((await (await openApp()).request(path)).status).toBe(404)
    },
  )

  test('returns different errors but the same headers for unknown paths and methods', async () => {
    const api = await openApp()
    const unknown = await api.request('/api/v1/nothing-here')
    expect([unknown.status, await unknown.json()]).toEqual([404, { errors: { msg: '404' } }])
    const method = await api.request('/api/v1/auth/login', { method: 'DELETE' })
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'POST'])
    const options = await api.request('/api/v1/profile', { method: 'OPTIONS' })
    expect(options.status).toBe(405)
    for (const response of [unknown, method, options]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('keeps a valid request id and replaces an invalid one', async () => {
    const api = await openApp()
    const named = await api.request('/livez', { headers: { 'x-request-id': 'from-the-dashboard_1' } })
    expect(named.headers.get('x-request-id')).toBe('from-the-dashboard_1')
    const replaced = await api.request('/livez', { headers: { 'x-request-id': 'a b"c' } })
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
