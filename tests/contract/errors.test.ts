import fc from 'fast-check'
import { AgencyError, toErrorCode, errorStatus } from '#contract/errors.ts'

test.each(Object.entries(errorStatus))('%s has an error status (%i)', (_, status) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
})

test('round-trips an error', () => {
  const original = new AgencyError('AGENT_IN_USE', {
    fields: { 'i18n[title][pt]': 'required' },
    params: { count: 3 },
  })
  const parsed = AgencyError.from(JSON.parse(JSON.stringify(original)), original.status)
  expect({ ...parsed }).toEqual({ ...original })
})

test('maps an unknown code to ERROR with the received status', () => {
  expect(AgencyError.from({ errors: { msg: 'SQLSTATE[42000]' } }, 500)).toMatchObject({
    code: 'ERROR',
    status: 500,
  })
})

test('maps a 401 without a code to BAD_TOKEN', () => {
  expect(AgencyError.from('', 401)).toMatchObject({ code: 'BAD_TOKEN', status: 401 })
})

test('uses the first of several codes', () => {
  expect(AgencyError.from({ errors: { msg: ['IS_EMPTY', 'MISSING'] } }, 422).code).toBe('IS_EMPTY')
})

test('parses any failure body without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 400, max: 599 }), (body, status) => {
      const error = AgencyError.from(body, status)
      expect(error.status).toBe(status)
      expect(errorStatus).toHaveProperty([error.code])
    }),
  )
})

test.each(['__proto__', 'toString', 'constructor', 7, null, undefined])('maps %p to ERROR', (text) => {
  expect(toErrorCode(text)).toBe('ERROR')
})
