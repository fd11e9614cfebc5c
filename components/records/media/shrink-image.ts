export async function shrinkImage(file: File): Promise<File> {
  return (await import('./fit-to-limit')).fitToLimit(file)
}
