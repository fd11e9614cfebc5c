import { z } from 'zod'

/** First entry of a backup (a gzipped tar): its origin. `migration` is the newest one of the database. */
export const Head = z.object({ format: z.literal(1), created_at: z.iso.datetime(), migration: z.string() })
export type Head = z.infer<typeof Head>

/** Last entry: the numbers of rows and files. A backup without it is truncated. */
export const Tail = z.object({ rows: z.record(z.string(), z.number().int()), files: z.number().int() })
export type Tail = z.infer<typeof Tail>

export const headName = 'backup.json'
export const tailName = 'complete.json'
export const rowsFolder = 'rows/'
export const filesFolder = 'files/'

/** Rows per entry; one page is in memory at a time. */
export const rowsPerEntry = 1000
