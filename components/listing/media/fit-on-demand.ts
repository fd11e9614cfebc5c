/** As `fitToLimit`, fetched when a picture turns out to be too large. */
export async function fitOnDemand(file: File): Promise<File> {
  return (await import('./fit-to-limit')).fitToLimit(file)
}
