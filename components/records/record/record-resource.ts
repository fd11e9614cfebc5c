import type { CallName } from '#contract/index.ts'

/** Resources with photos, attachments, a location and SEO fields. */
export type RecordResource = CallName extends infer C
  ? C extends `${infer N}.plantMedia`
    ? N
    : never
  : never
