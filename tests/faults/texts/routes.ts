import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keyItemKinds } from '#contract/key-items.ts'
import type { RecordIds } from './fill-fields.ts'

const values: Record<string, (resource: string, ids: RecordIds) => string[]> = {
  '[id]': (resource, ids) => [String(ids[resource])],
  '[slug]': (resource, ids) => [`anybody-${ids[resource]}`],
  '[kind]': () => [...keyItemKinds],
  '[thePlace]': () => ['kyero'],
  '[[...topic]]': () => ['', 'insert-property'],
  '[...missing]': () => ['no/such/page'],
}

/**
 * Returns the URLs of every dashboard page from the folders of `app/`: pages without a parameter once, others for each
 * record, print pages also as window cards. Skips redirects and pages before sign-in. Throws on an unknown parameter.
 */
export function dashboardUrls(root: string, records: RecordIds[]): string[] {
  const pages = globSync('app/**/page.tsx', { cwd: root })
    .filter((file) => !file.includes('(auth)'))
    .filter((file) => !/\bredirect\(/.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) =>
      path
        .dirname(file)
        .split(path.sep)
        .slice(1)
        .filter((part) => !part.startsWith('(')),
    )
  const addresses = records.flatMap((ids) => pages.flatMap((parts) => fillSegments(parts, ids)))
  const windowCards = addresses
    .filter((address) => address.includes('/print/'))
    .map((address) => `${address}?kind=window`)
  return [...new Set([...addresses, ...windowCards])].toSorted()
}

function fillSegments(parts: string[], ids: RecordIds): string[] {
  const resource = parts[0] ?? ''
  let addresses = ['']
  for (const part of parts) {
    const substitutes = part.startsWith('[') ? values[part]?.(resource, ids) : [part]
    if (substitutes === undefined) throw new Error(`No value is defined for ${part} of /${parts.join('/')}`)
    addresses = addresses.flatMap((before) =>
      substitutes.map((value) => (value === '' ? before : `${before}/${value}`)),
    )
  }
  return addresses
}
