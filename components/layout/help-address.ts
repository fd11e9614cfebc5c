import { registry } from '@/components/registry'

const shared: readonly [RegExp, string][] = [
  [/^\/[^/]+\/edit\/[^/]+\/media/, 'photographs'],
  [/^\/[^/]+\/edit\/[^/]+\/location/, 'location'],
  [/^\/[^/]+\/edit\/[^/]+\/(seo|attachments)/, 'seo-attachments'],
  [/^\/[^/]+\/edit\/[^/]+\/collection/, 'collection'],
  [/^\/[^/]+\/edit\/[^/]+\/history/, 'history'],
  [/^\/.+\/import$/, 'csv-import'],
]

const byPath = registry
  .flatMap(({ guide = {} }) => Object.entries(guide))
  .sort(([a], [b]) => b.length - a.length)

export function helpAddress(pathname: string): string {
  const topic =
    shared.find(([pages]) => pages.test(pathname))?.[1] ??
    byPath.find(([path]) => pathname.startsWith(path))?.[1]
  return topic === undefined ? '/instructionGuide' : `/instructionGuide/${topic}`
}
