import { demoAccounts } from '#contract/demo-accounts.ts'
import { initialsOf } from '../../users/read.ts'
import type { NewRow } from '../../db/schema.ts'
import { daysBefore } from '../data.ts'

export type SampleUser = ReturnType<typeof createUsers>[number]

/** Creates a user's row; `columns` replace the defaults. */
function createUser(now: Date, columns: Partial<NewRow<'users'>> & { name: string }): NewRow<'users'> {
  const { name } = columns
  const at = daysBefore(now, 120)
  return {
    email: `${name.split(' ')[0]?.toLowerCase() ?? 'user'}@soleira.example`,
    initials: initialsOf(name),
    role: 'User',
    verified: 1,
    city: 'Lisboa',
    country: 'Portugal',
    created_at: at,
    updated_at: at,
    ...columns,
  }
}

/**
 * Creates the two demo accounts and their colleagues, who can't sign in. `password` is plain text, null for an account
 * that can't sign in; `avatar` is the name of an image in `images/avatars/`, null for initials.
 */
export function createUsers(now: Date) {
  const { administrator, user } = demoAccounts
  return [
    {
      row: createUser(now, {
        name: administrator.name,
        email: administrator.email,
        role: 'Administrator',
        phone: '+351 910 555 001',
      }),
      password: administrator.password,
      avatar: null,
    },
    {
      row: createUser(now, { name: user.name, email: user.email, phone: '+351 910 555 002' }),
      password: user.password,
      avatar: 'rui-saraiva',
    },
    ...colleagues.map(({ avatar = null, ...row }, index) => ({
      row: createUser(now, {
        ...row,
        phone: `+351 91${index} 555 1${20 + index * 9}`,
        created_at: daysBefore(now, 400 - index * 45),
      }),
      password: null,
      avatar,
    })),
  ]
}

const colleagues: readonly (Partial<NewRow<'users'>> & { name: string; avatar?: string })[] = [
  { name: 'Clara Pimenta', city: 'Porto', avatar: 'clara-pimenta' },
  { name: 'Nuno Barradas', city: 'Faro' },
  { name: 'Sofia Meireles', city: 'Cascais', verified: 0 },
  { name: 'Leonor Tavares', role: 'Administrator', city: 'Lisboa', avatar: 'leonor-tavares' },
  { name: 'Henrique Falcão', city: 'Évora' },
  { name: 'Anabela Quaresma', city: 'Aveiro' },
  { name: 'Jeanne Delmas', city: 'Lyon', country: 'França', verified: 0 },
]
