import type { NewRow } from '../../db/schema.ts'
import { demoAccounts } from '../accounts.ts'
import type { Sitter } from '../illustration/portrait.ts'
import { daysBefore } from './dates.ts'

export interface UserDraft {
  row: NewRow<'users'>
  /** To be hashed; null for an account that nobody can sign in to. */
  password: string | null
  /** Without a portrait the dashboard shows initials. */
  portrait: Sitter | null
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

/** The two accounts of the demo and their colleagues, who cannot sign in. */
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
      portrait: null,
    },
    {
      row: makeUser(now, { name: user.name, email: user.email, phone: '+351 910 555 002' }),
      password: user.password,
      portrait: { seed: 41, hair: 'short', hairColour: '#3a2a1f', skin: '#dcae88' },
    },
    ...colleagues.map(({ portrait = null, ...row }, index) => ({
      row: makeUser(now, {
        ...row,
        phone: `+351 91${index} 555 1${20 + index * 9}`,
        created_at: daysBefore(now, 400 - index * 45),
      }),
      password: null,
      portrait,
    })),
  ]
}

const colleagues: readonly (Partial<NewRow<'users'>> & { name: string; portrait?: Sitter })[] = [
  {
    name: 'Clara Pimenta',
    city: 'Porto',
    portrait: { seed: 42, hair: 'bun', hairColour: '#5b3b26', skin: '#e8c1a0', glasses: true },
  },
  { name: 'Nuno Barradas', city: 'Faro' },
  { name: 'Sofia Meireles', city: 'Cascais', verified: 0 },
  {
    name: 'Leonor Tavares',
    role: 'Administrator',
    city: 'Lisboa',
    portrait: { seed: 43, hair: 'long', hairColour: '#2c201a', skin: '#d8a67e' },
  },
  { name: 'Henrique Falcão', city: 'Évora' },
  { name: 'Anabela Quaresma', city: 'Aveiro' },
  { name: 'Jeanne Delmas', city: 'Lyon', country: 'França', verified: 0 },
]
