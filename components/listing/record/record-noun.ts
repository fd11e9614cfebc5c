import type { CallName } from '#contract/index.ts'

/** The nouns whose records have photographs, attachments, a place and a page of their own for search engines: that family of calls. */
export type RecordNoun = CallName extends infer C ? (C extends `${infer N}.plantMedia` ? N : never) : never
