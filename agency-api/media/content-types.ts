import path from 'node:path'

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** Returns the content type by extension, which the API chose itself; unknown ones are octet streams. */
export const contentTypeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'
