import path from 'node:path'

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** Returns the content type of a file by its extension, which the API chose. Unknown ones are octet streams. */
export const contentTypeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'
