import { NextRequest } from 'next/server'
import { config, middleware } from '@/middleware'

const matched = config.matcher.map((source) => new RegExp(`^${source}$`))

test.each(['/api/v1/users/%/delete', '/media/%zz.png', '/_next/static/%ff', '/home/%c0%ae', '/%zz'])(
  'returns 404 for %s, where the framework would return 500',
  async (path) => {
    expect(matched.some((source) => source.test(path))).toBe(true)
    const response = await middleware(new NextRequest(`http://localhost:3000${path}`))
    expect([response.status, await response.json()]).toEqual([404, { errors: { msg: '404' } }])
  },
)

test('passes on readable paths, and runs only for paths with a percent sign', async () => {
  const response = await middleware(new NextRequest('http://localhost:3000/media/a%20b.png'))
  expect(response.headers.get('x-middleware-next')).toBe('1')
  expect(matched.some((source) => source.test('/api/v1/properties'))).toBe(false)
})
