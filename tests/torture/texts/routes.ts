import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keyKinds } from '#contract/key-items.ts'
import type { Ground } from './sowing.ts'

/** What may stand in a page's address for each of its parameters, given its noun and the record to look at. */
const values: Record<string, (noun: string, ground: Ground) => string[]> = {
  '[id]': (noun, ground) => [String(ground[noun] ?? 'no-such-link')],
  '[slug]': (noun, ground) => [`anybody-${ground[noun]}`],
  '[kind]': () => [...keyKinds],
  '[thePlace]': () => ['kyero'],
  '[[...topic]]': () => ['', 'insert-property'],
  '[...missing]': () => ['no/such/page'],
}

/**
 * The addresses of every page of the dashboard, read from the folders of `app/`: those without a record once, those of a
 * record for each. Pages that only lead on, and those
 * before sign-in, are left out. Throws on a parameter that is new.
 */
export function everyPage(root: string, grounds: Ground[]): string[] {
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
  const addresses = grounds.flatMap((ground) => pages.flatMap((parts) => filled(parts, ground)))
  const cards = addresses
    .filter((address) => address.includes('/print/'))
    .map((each) => `${each}?kind=window`)
  return [...new Set([...addresses, ...cards])].toSorted()
}

function filled(parts: string[], ground: Ground): string[] {
  const noun = parts[0] ?? ''
  let addresses = ['']
  for (const part of parts) {
    const fits = part.startsWith('[') ? values[part]?.(noun, ground) : [part]
    if (fits === undefined) throw new Error(`Nothing is known to stand for ${part} of /${parts.join('/')}`)
    addresses = addresses.flatMap((before) => fits.map((fit) => (fit === '' ? before : `${before}/${fit}`)))
  }
  return addresses
}
