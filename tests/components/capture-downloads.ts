/** Records the names and texts of files that the page saves from now on. */
export function captureDownloads() {
  const downloads: { name: string; text: Promise<string> }[] = []
  let blob = new Blob()
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) blob = object
    return 'blob:download'
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ name: this.download, text: textOf(blob) })
  }
  return downloads
}

/** Replaces Blob.text(), which jsdom lacks. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
