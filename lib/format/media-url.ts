/** First folder of a media path: the kind of record that owns the file. */
export type MediaFolder = 'properties' | 'condominiums' | 'districts' | 'agents' | 'users' | 'front-page'

/**
 * Where a browser finds a stored picture. A value that begins with http is an address already. With
 * MEDIA_BASE_URL on https at build time the browser asks that host itself; else our own /media hands the picture on.
 */
export function mediaUrl(folder: MediaFolder, ownerId: number, file: string): string {
  if (/^https?:\/\//i.test(file)) return file
  const base = process.env.PUBLIC_MEDIA_BASE ?? ''
  return `${base}/media/${folder}/${ownerId}/${encodeURIComponent(file)}`
}
