import { createServer } from 'node:http'

const user = {
  id: 1,
  name: 'Bench',
  email: 'bench@soleira.test',
  avatar: null,
  verified: true,
  role: 'User',
}
const responses: Record<string, string> = {
  '/api/v1/auth/login': JSON.stringify({ user, token: 'bench' }),
  '/api/v1/properties/getTags': JSON.stringify({
    tags: [{ id: 1, kind: 'new', i18n: { tag: { en: 'new', pt: 'novo' } } }],
  }),
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = responses[request.url ?? ''] ?? '{}'
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
