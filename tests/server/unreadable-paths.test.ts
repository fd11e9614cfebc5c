import { NextRequest } from 'next/server'
import { config, middleware } from '@/middleware'

const matched = config.matcher.map((source) => new RegExp(`^${source}$`))

test.each(['/api/v1/users/%/delete', '/media/%zz.png', '/_next/static/%ff', '/home/%c0%ae', '/%zz'])(
  '%s means nothing: 404, where the framework would answer 500',
  async (path) => {
    expect(matched.some((source) => source.test(path))).toBe(true)
    const answer = await middleware(new NextRequest(`http://localhost:3000${path}`))
    expect([answer.status, await answer.json()]).toEqual([404, { errors: { msg: '404' } }])
  },
)

test('what can be read goes on, and a call without such a sign does not come here', async () => {
  const answer = await middleware(new NextRequest('http://localhost:3000/media/a%20b.png'))
  expect(answer.headers.get('x-middleware-next')).toBe('1')
  expect(matched.some((source) => source.test('/api/v1/properties'))).toBe(false)
})
