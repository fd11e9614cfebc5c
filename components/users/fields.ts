import type { Role } from '#contract/session.ts'
import type { Fields } from '../resource/field.ts'

export const userFields = {
  name: { label: 'users.name', kind: 'text' },
  email: { label: 'users.email', kind: 'text' },
  initials: { label: 'users.initials', kind: 'text' },
  role: {
    label: 'users.role',
    kind: 'text',
    values: {
      Administrator: 'users.roles.Administrator',
      User: 'users.roles.User',
    } satisfies Record<Role, string>,
  },
  phone: { label: 'users.phone', kind: 'text' },
  city: { label: 'users.city', kind: 'text' },
  country: { label: 'users.country', kind: 'text' },
  avatar: { label: 'users.avatar', kind: 'image', storedImageLabel: 'users.storedAvatar' },
  verified: { label: 'users.verified', kind: 'flag' },
  disabled: { label: 'activity.disabled', kind: 'flag' },
  urlTwitter: { label: 'profile.urlTwitter', kind: 'text' },
  urlGitHub: { label: 'profile.urlGitHub', kind: 'text' },
  password: { label: 'users.password', kind: 'secret' },
} as const satisfies Fields
