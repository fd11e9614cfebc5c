import type { Language } from '#contract/values.ts'

/** Something a listing lacks, and the page of the record that fixes it. */
export type Problem =
  | { kind: 'photos' | 'location' | 'price' | 'energy'; href: string }
  | { kind: 'texts'; languages: readonly Language[]; href: string }
