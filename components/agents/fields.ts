import type { Fields } from '../resource/field.ts'

export const agentFields = {
  first_name: { label: 'agents.form.firstName', kind: 'text' },
  last_name: { label: 'agents.form.lastName', kind: 'text' },
  email: { label: 'agents.form.email', kind: 'text' },
  phone: { label: 'agents.form.phone', kind: 'text' },
  avatar: { label: 'agents.form.avatar', kind: 'image', storedImageLabel: 'agents.form.storedAvatar' },
  role: { label: 'agents.form.role', kind: 'text' },
  description: { label: 'agents.form.description', kind: 'text' },
} as const satisfies Fields
