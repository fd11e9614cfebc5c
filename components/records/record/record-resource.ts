import type { CallName } from '#contract/index.ts'

export type RecordResource = CallName extends infer C
  ? C extends `${infer N}.plantMedia`
    ? N
    : never
  : never
