type MediaFolder = 'properties' | 'condominiums' | 'districts' | 'agents' | 'users' | 'front-page'

/**
 * Returns the URL of an image: `file` itself if it is a URL, else one below /media, on the media host if
 * next.config.mjs sets PUBLIC_MEDIA_BASE. The front page has the `recordId` 1.
 */
export function mediaUrl(folder: MediaFolder, recordId: number, file: string): string {
  if (/^https?:\/\//i.test(file)) return file
  const base = process.env.PUBLIC_MEDIA_BASE ?? ''
  return `${base}/media/${folder}/${recordId}/${encodeURIComponent(file)}`
}

type PhotoFiles = { file: string; card: string | null; small: string | null; thumb: string | null }

/** Returns `src` and `srcSet` of a photo shown at most 640 px wide; set `sizes` to the width it is shown at. */
export function photoSources(folder: MediaFolder, recordId: number, photo: PhotoFiles) {
  const urlOf = (file: string) => mediaUrl(folder, recordId, file)
  const variants = [
    [photo.thumb, 128],
    [photo.small, 320],
    [photo.card, 640],
  ] as const
  const candidates = variants.flatMap(([file, width]) => (file === null ? [] : `${urlOf(file)} ${width}w`))
  return { src: urlOf(photo.card ?? photo.file), srcSet: candidates.join(', ') || undefined }
}

/** Returns the file of a photo's largest variant, 1600 px wide; the original if the API sends none. */
export const largeFileOf = ({ page, file }: { page: string | null; file: string }) => page ?? file

/** Returns the URL of a photo's smallest variant: 128 px wide, unless the API has only larger ones. */
export const thumbUrl = (
  folder: MediaFolder,
  recordId: number,
  { thumb, card, file }: Omit<PhotoFiles, 'small'>,
) => mediaUrl(folder, recordId, thumb ?? card ?? file)
