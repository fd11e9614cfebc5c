export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const delimiters: readonly string[] = [';', ',', '\t']

/** Options for reading a file. Omitted options are detected. */
export type ReadOptions = { encoding?: Encoding; delimiter?: string }

/** Sanity limits: an agency's list has a few hundred rows. */
export const fileLimits = { bytes: 5_000_000, rows: 5_000, columns: 500 }
