import { z } from 'zod'

/** First entry of a backup's gzipped tar archive. `migration` is the newest migration of the database. */
export const Header = z.object({ format: z.literal(1), created_at: z.iso.datetime(), migration: z.string() })
export type Header = z.infer<typeof Header>

/**
 * Last entry: the numbers of rows and files, and the last id issued by each table (`sequences`; missing in older
 * backups). A backup without this entry is truncated.
 */
export const Trailer = z.object({
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  sequences: z.record(z.string(), z.number().int()).optional(),
})
export type Trailer = z.infer<typeof Trailer>

export const headerName = 'backup.json'
export const trailerName = 'complete.json'
export const rowsFolder = 'rows/'
export const filesFolder = 'files/'
