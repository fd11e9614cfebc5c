import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { absolutePath } from 'swagger-ui-dist'
import { z } from 'zod'
import { createOpenApiDocument } from '#contract/openapi.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')))

/** No inline scripts and nothing from other origins. Swagger UI needs style attributes and data: icons. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Agency API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="description"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const startScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#description',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
})
`

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

/**
 * Serves the API's description: `/openapi.json` and Swagger UI at `/docs`. The description is created at the first
 * request, because that takes 0.1 s.
 */
export function createDocumentationRoutes(): Hono {
  let document: string | undefined
  return new Hono()
    .get('/openapi.json', (context) => {
      document ??= JSON.stringify(createOpenApiDocument({ version }))
      return context.body(document, 200, { 'content-type': 'application/json' })
    })
    .get('/docs', (context) => context.html(page, 200, { 'content-security-policy': policy }))
    .get('/docs/start.js', (context) => context.body(startScript, 200, { 'content-type': 'text/javascript' }))
    .get('/docs/:asset', async (context) => {
      const asset = context.req.param('asset')
      const type = Object.hasOwn(assets, asset) ? assets[asset] : undefined
      if (type === undefined) return context.notFound()
      const bytes = await readFile(path.join(absolutePath(), asset))
      return context.body(bytes, 200, {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
      })
    })
}
