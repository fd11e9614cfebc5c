export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const delimiters: readonly string[] = [';', ',', '\t']

/** How to read a file; what is left out is found out. */
export type HowToRead = { encoding?: Encoding; delimiter?: string }
