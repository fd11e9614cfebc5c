import type { Fields } from '../resource/field.ts'

export const whoWeAreFields = {
  description: { label: 'who-we-are.text', kind: 'rich' },
} as const satisfies Fields
