import { stripMarks } from './normalize.ts'

export const maxSlugLength = 200

/** Creates a slug from a title: `Moradia T4 com piscina, Cascais` → `moradia-t4-com-piscina-cascais`. */
export function slugOf(title: string): string {
  return stripMarks(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '')
}
