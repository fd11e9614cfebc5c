import type { User } from '#contract/users.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

type UserFormValues = ValuesOf<'users.add'>

export function emptyUser(): UserFormValues {
  return {
    name: '',
    email: '',
    initials: '',
    role: 'User',
    password: '',
    phone: null,
    city: null,
    country: null,
    avatar: null,
  }
}

/** Converts an existing user to form values; an empty password means no change. */
export function valuesOf({ id: _, verified: __, ...user }: User): UserFormValues {
  return { ...user, initials: user.initials ?? '', password: '' }
}
