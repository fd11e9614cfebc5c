import type { NewRow } from '../../db/schema.ts'
import { demoAccounts } from '../accounts.ts'
import { daysBefore } from './dates.ts'

export interface UserDraft {
  row: NewRow<'users'>
  /** To be hashed; null for an account that nobody can sign in to. */
  password: string | null
}

/** One user's row; what a test does not care about is filled in. */
export function makeUser(now: Date, given: Partial<NewRow<'users'>> = {}): NewRow<'users'> {
  const name = given.name ?? 'Clara Pimenta'
  const at = daysBefore(now, 120)
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase() ?? 'user'}@soleira.example`,
    initials,
    role: 'User',
    verified: 1,
    city: 'Lisboa',
    country: 'Portugal',
    created_at: at,
    updated_at: at,
    ...given,
  }
}

/** The two accounts of the demo and three colleagues. */
export function makeUsers(now: Date): UserDraft[] {
  const { administrator, user } = demoAccounts
  return [
    {
      row: makeUser(now, {
        name: administrator.name,
        email: administrator.email,
        role: 'Administrator',
        phone: '+351 910 555 001',
      }),
      password: administrator.password,
    },
    {
      row: makeUser(now, { name: user.name, email: user.email, phone: '+351 910 555 002' }),
      password: user.password,
    },
    { row: makeUser(now, { name: 'Clara Pimenta', city: 'Porto' }), password: null },
    { row: makeUser(now, { name: 'Nuno Barradas', city: 'Faro' }), password: null },
    { row: makeUser(now, { name: 'Sofia Meireles', city: 'Cascais', verified: 0 }), password: null },
  ]
}
