/**
 * Position of a file among all files selected in one uploader while it is mounted: `place` increases with each file.
 * The API (`GalleryUpload`) and `findInsertIndex` keep this order even if uploads finish in another.
 */
export type UploadPosition = { batch: string; place: number }

const positions = new WeakMap<Blob, UploadPosition>()

export const positionOf = (file: Blob): UploadPosition | undefined => positions.get(file)

export function inheritPosition(from: Blob, to: Blob): void {
  const position = positions.get(from)
  if (position !== undefined) positions.set(to, position)
}

/**
 * Starts a batch. The returned function stores a file's position in it; files that already have a position, such as
 * reduced copies, keep theirs.
 */
export function createBatch(): (file: Blob, place: number) => void {
  // `crypto.randomUUID` isn't available over plain HTTP, which is not a secure context.
  const batch = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return (file, place) => {
    if (!positions.has(file)) positions.set(file, { batch, place })
  }
}

/**
 * Returns the index at which to insert an item: after the items of its batch selected before it, else before those
 * selected after it, else at the end.
 */
export function findInsertIndex(
  position: UploadPosition | undefined,
  items: readonly (UploadPosition | undefined)[],
): number {
  const isSameBatch = (item: UploadPosition | undefined) =>
    item !== undefined && item.batch === position?.batch
  const before = items.findLastIndex(
    (item) => isSameBatch(item) && (item?.place ?? 0) <= (position?.place ?? 0),
  )
  if (before !== -1) return before + 1
  const after = items.findIndex(isSameBatch)
  return after === -1 ? items.length : after
}
