import { type CallName, endpointOf } from '#contract/index.ts'

const read = (call: CallName, body: unknown) => endpointOf(call).answer.safeParse(body).data as unknown

describe('an agency’s own API has words that the contract does not know', () => {
  const user = { id: 1, name: 'Ana', email: 'ana@example.pt' }

  test('a role that is not known may no more than a User; none at all is an Administrator', () => {
    const roles = ['Administrator', 'User', 'Manager', null, undefined].map(
      (role) =>
        (read('session.login', { token: 't', user: { ...user, role } }) as { user: { role: string } }).user
          .role,
    )
    expect(roles).toEqual(['Administrator', 'User', 'User', 'User', 'Administrator'])
  })

  test('tags of a kind of its own, messages in other languages and states of portals are read all the same', () => {
    expect(
      read('properties.tags', { tags: [{ id: 9, kind: 'rented', i18n: { tag: { en: 'Rented', pt: '' } } }] }),
    ).toEqual({
      tags: [{ id: 9, kind: null, i18n: { tag: { en: 'Rented', pt: '' } } }],
    })
    const message = { id: 1, timer: '2026', body: {}, sender: {}, label: 'Arrendar', language: 'de' }
    expect(read('inbox.list', { inbox: [message] })).toMatchObject({
      inbox: [{ label: 'Arrendar', language: 'pt' }],
      totalInbox: 0,
    })
    expect(read('portals.checkInsertion', { view_data: { result: 'pending' } })).toEqual({
      view_data: { result: null, log: [], export: null },
    })
    expect(read('portals.removeProperty', {})).toMatchObject({ is_url_request: false, result: null })
  })

  test('a list of developments need not say its total', () => {
    expect(read('condominiums.list', { condominiums: [] })).toEqual({ condominiums: [], total: 0 })
  })
})
