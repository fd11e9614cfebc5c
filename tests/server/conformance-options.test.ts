import { parseOptions } from '../conformance/options.ts'

test('parses the command line of the conformance suite and rejects invalid options', () => {
  const url = ['--url', 'https://api.example/agency/api/v1/']
  expect(parseOptions(url, {})).toEqual({
    url: 'https://api.example/agency',
    account: null,
    readOnly: false,
    all: false,
    json: null,
    timeoutMs: 15_000,
  })
  const secrets = { CONFORMANCE_EMAIL: 'ana@example.pt', CONFORMANCE_PASSWORD: 'segredo' }
  expect(parseOptions([...url, '--read-only'], secrets)).toMatchObject({
    account: { email: 'ana@example.pt', password: 'segredo' },
    readOnly: true,
  })
  expect(() => parseOptions([], {})).toThrow('--url must be the URL')
  expect(() => parseOptions(['--url', 'https://a:b@api.example'], {})).toThrow('must not contain credentials')
  expect(() => parseOptions([...url, '--email', 'ana@example.pt'], {})).toThrow('go together')
  expect(() => parseOptions([...url, '--read-only', '--all'], {})).toThrow('exclude each other')
  expect(() => parseOptions([...url, '--timeout', 'soon'], {})).toThrow('number of seconds')
})
