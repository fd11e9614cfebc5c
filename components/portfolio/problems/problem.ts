import type { Language } from '#contract/values.ts'

export type Problem =
  | { kind: 'photos' | 'location' | 'price' | 'energy'; href: string }
  | { kind: 'texts'; languages: readonly Language[]; href: string }
