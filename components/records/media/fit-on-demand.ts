export async function fitOnDemand(file: File): Promise<File> {
  return (await import('./fit-to-limit')).fitToLimit(file)
}
