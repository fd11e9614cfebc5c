/** A file's index (from 0) among files selected together, by which the API preserves their order (`GalleryUpload`). */
export type UploadPosition = { batch: string; place: number }

const places = new WeakMap<Blob, UploadPosition>()

export const positionOf = (file: Blob): UploadPosition | undefined => places.get(file)

export function inheritPosition(from: Blob, to: Blob): void {
  const place = places.get(from)
  if (place !== undefined) places.set(to, place)
}

/** Returns a function that stores a file's index. Files that already have one, such as reduced copies, keep it. */
export function createBatch(): (file: Blob, place: number) => void {
  // `randomUUID` requires a secure context.
  const batch = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return (file, place) => {
    if (!places.has(file)) places.set(file, { batch, place })
  }
}

/** Returns where to insert an item: after those selected before it, otherwise before those selected after it. */
export function indexFor(
  place: UploadPosition | undefined,
  items: readonly (UploadPosition | undefined)[],
): number {
  const same = (item: UploadPosition | undefined) => item !== undefined && item.batch === place?.batch
  const before = items.findLastIndex((item) => same(item) && (item?.place ?? 0) <= (place?.place ?? 0))
  if (before !== -1) return before + 1
  const after = items.findIndex(same)
  return after === -1 ? items.length : after
}
