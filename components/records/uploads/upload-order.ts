import { createRandomId } from '@/lib/agency/random-id'

/**
 * Position of a file among all files selected in one uploader while it is mounted. The API (`GalleryUpload`) and
 * `findInsertIndex` keep this order even if uploads finish in a different order.
 */
export type UploadPosition = { uploaderId: string; index: number }

const positions = new WeakMap<Blob, UploadPosition>()

export const positionOf = (file: Blob): UploadPosition | undefined => positions.get(file)

export function inheritPosition(from: Blob, to: Blob): void {
  const position = positions.get(from)
  if (position !== undefined) positions.set(to, position)
}

/**
 * Returns an uploader's function for storing the positions of its files. A file that already has a position, such as a
 * reduced copy, keeps it.
 */
export function createPositionAssigner(): (file: Blob, index: number) => void {
  const uploaderId = createRandomId()
  return (file, index) => {
    if (!positions.has(file)) positions.set(file, { uploaderId, index })
  }
}

/**
 * Returns the index at which to insert an item: behind the items that were selected earlier in the same uploader. If
 * there are none, in front of those selected later; if there are none of these either, at the end.
 */
export function findInsertIndex(
  position: UploadPosition | undefined,
  items: readonly (UploadPosition | undefined)[],
): number {
  const hasSameUploader = (item: UploadPosition | undefined) =>
    item !== undefined && item.uploaderId === position?.uploaderId
  const lastBefore = items.findLastIndex(
    (item) => hasSameUploader(item) && (item?.index ?? 0) <= (position?.index ?? 0),
  )
  if (lastBefore !== -1) return lastBefore + 1
  const firstAfter = items.findIndex(hasSameUploader)
  return firstAfter === -1 ? items.length : firstAfter
}
