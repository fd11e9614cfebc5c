import { get } from 'node:http'
import { connect } from 'node:net'

test.each([3000, 4010, 4020])(
  'rejects connections of tests to port %i, which an installation may use',
  async (port) => {
    const refusal = /may be running/
    expect(() => connect(port, '127.0.0.1')).toThrow(refusal)
    expect(() => connect({ port, host: 'localhost' })).toThrow(refusal)
    expect(() => get(`http://127.0.0.1:${port}/livez`)).toThrow(refusal)
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(refusal) },
    })
  },
)
