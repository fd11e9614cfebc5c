import { z } from 'zod'

/** First entry of a backup, a gzipped tar: what made it. `migration` is the newest one of its database. */
export const Head = z.object({ format: z.literal(1), created_at: z.iso.datetime(), migration: z.string() })
export type Head = z.infer<typeof Head>

/** Last entry: how much there was. A file without it was cut off. */
export const Tail = z.object({ rows: z.record(z.string(), z.number().int()), files: z.number().int() })
export type Tail = z.infer<typeof Tail>

export const headName = 'backup.json'
export const tailName = 'complete.json'
export const rowsFolder = 'rows/'
export const filesFolder = 'files/'

/** Rows of one entry; a page is held in memory while it is written or read. */
export const rowsPerEntry = 1000
