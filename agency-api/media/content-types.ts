import path from 'node:path'

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** By extension, which is ours and never the sender's; anything else is bytes. */
export const contentTypeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'
