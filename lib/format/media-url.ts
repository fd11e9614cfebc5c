type MediaFolder = 'properties' | 'condominiums' | 'districts' | 'agents' | 'users' | 'front-page'

/** Returns the URL of an image: `file` if it is one, else below MEDIA_BASE_URL or our own /media. */
export function mediaUrl(folder: MediaFolder, recordId: number, file: string): string {
  if (/^https?:\/\//i.test(file)) return file
  const base = process.env.PUBLIC_MEDIA_BASE ?? ''
  return `${base}/media/${folder}/${recordId}/${encodeURIComponent(file)}`
}

/** Returns the URL of a photo's smallest variant: 128 px wide, unless the API has only larger ones. */
export const thumbUrl = (
  folder: MediaFolder,
  recordId: number,
  { thumb, card, file }: { thumb: string | null; card: string | null; file: string },
) => mediaUrl(folder, recordId, thumb ?? card ?? file)
