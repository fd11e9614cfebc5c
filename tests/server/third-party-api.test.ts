import { type CallName, endpointOf } from '#contract/index.ts'

const parseResponse = (call: CallName, body: unknown) =>
  endpointOf(call).response.safeParse(body).data as unknown

describe('third-party API with unknown values', () => {
  const user = { id: 1, name: 'Ana', email: 'ana@example.pt' }

  test('treats an unknown role as User, and everyone as Administrator if the API returns no role', () => {
    const roles = ['Administrator', 'User', 'Manager', null, undefined].map(
      (role) =>
        (
          parseResponse('session.login', { token: 't', user: { ...user, role } }) as {
            user: { role: string }
          }
        ).user.role,
    )
    expect(roles).toEqual(['Administrator', 'User', 'User', 'User', 'Administrator'])
  })

  test('accepts unknown tag kinds, message languages and portal states', () => {
    expect(
      parseResponse('properties.tags', {
        tags: [{ id: 9, kind: 'rented', i18n: { tag: { en: 'Rented', pt: '' } } }],
      }),
    ).toEqual({
      tags: [{ id: 9, kind: null, i18n: { tag: { en: 'Rented', pt: '' } } }],
    })
    const message = { id: 1, timer: '2026', body: {}, sender: {}, label: 'Arrendar', language: 'de' }
    expect(parseResponse('inbox.list', { inbox: [message] })).toMatchObject({
      inbox: [{ label: 'Arrendar', language: 'pt' }],
      totalInbox: 0,
    })
    expect(parseResponse('portals.checkInsertion', { view_data: { result: 'pending' } })).toEqual({
      view_data: { result: null, log: [], export: null },
    })
    expect(parseResponse('portals.removeProperty', {})).toMatchObject({ is_url_request: false, result: null })
  })

  test('accepts a list of developments without a total', () => {
    expect(parseResponse('condominiums.list', { condominiums: [] })).toEqual({ condominiums: [], total: 0 })
  })
})
