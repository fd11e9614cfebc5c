import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md'), 'agency-api/README.md']
const folders = ['agency-api', 'app', 'components', 'docs', 'lib', 'messages', 'tests']
const fileNames = new Set(
  globSync(['*.ts', `{${folders.join(',')}}/**/*.{ts,tsx}`]).map((file) => path.basename(file)),
)

test.each(pages)('the relative links of %s lead to files', (page) => {
  const links = Array.from(
    readFileSync(page, 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g),
    ([, link = '']) => link,
  )
  expect(links.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('the files that %s names exist', (page) => {
  const code = Array.from(readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g), ([, text = '']) => text)
  const isPath = (text: string) => folders.includes(text.split('/')[0] ?? '') && !/[\s…]/.test(text)
  /** Keeps the part before a placeholder: `messages/<language>.json` is checked as `messages`. */
  const existingPart = (text: string) =>
    /[<*]/.test(text) ? path.dirname(text.replace(/[<*].*/, '-')) : text
  const missing = code.filter((text) =>
    /^[\w-]+\.tsx?$/.test(text) ? !fileNames.has(text) : isPath(text) && !existsSync(existingPart(text)),
  )
  expect(missing).toEqual([])
})

test('the functions, types and values that CONTRIBUTING.md names exist', () => {
  const sources = globSync(['*.{ts,mjs}', '.ci/*.ts', `{${folders.join(',')}}/**/*.{ts,tsx,mjs,json}`])
  /** Excludes string literals and message keys. */
  const identifiers = new Set(
    sources.flatMap((file) => readFileSync(file, 'utf8').match(/(?<!['"\w])[A-Za-z]\w*(?!['"\w])/g) ?? []),
  )
  const names = readFileSync('CONTRIBUTING.md', 'utf8').match(/(?<=`)[A-Za-z]+(?=`)/g) ?? []
  expect(names.filter((name) => !identifiers.has(name))).toEqual([])
})

test('docs/operating.md lists all metrics', () => {
  const namesIn = (file: string) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/['`](soleira_(?:api|dashboard)_\w+)/g),
      ([, name]) => name,
    )
  const sources = ['agency-api/metrics.ts', ...globSync('lib/observability/*.ts')]
  expect(namesIn('docs/operating.md').toSorted()).toEqual(sources.flatMap(namesIn).toSorted())
})
