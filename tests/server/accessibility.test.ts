import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseTableRows } from './table-rows'

/** WCAG 2.2, levels A and AA; 4.1.1 is obsolete. https://www.w3.org/TR/WCAG22/ */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}
const results = ['supports', 'partially', 'not applicable']

const statement = readFileSync('docs/accessibility.md', 'utf8')
const rowsUnder = (heading: string) => {
  const [section = ''] = (statement.split(`## ${heading}\n`)[1] ?? '').split('\n## ')
  return parseTableRows(section.split('\n')).slice(2)
}

const criteriaRows = rowsUnder('Criteria')
const checks = rowsUnder('Checks')

test('the accessibility statement lists each criterion of WCAG 2.2 A and AA once, with a result', () => {
  const expected = Object.entries(criteria).flatMap(([level, numbers]) =>
    numbers.split(' ').map((number) => `${number} ${level}`),
  )
  const listed = criteriaRows.map(([criterion = '', level = '']) => `${criterion.split(' ')[0]} ${level}`)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(listed).toHaveLength(55)
  for (const [, , result] of criteriaRows) expect(results).toContain(result)
})

test('each check that the statement cites is explained and its file exists', () => {
  const names = checks.map(([name = '']) => name)
  const cited = new Set(criteriaRows.flatMap(([, , , evidence = '']) => evidence.match(/`[^`]+`/g) ?? []))
  expect([...cited].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !cited.has(name))).toEqual([])
  const files = [...statement.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(checks.length)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the accessibility tests open every page except redirects and re-exports', () => {
  const openedPaths = [...readFileSync('tests/e2e/support/pages.ts', 'utf8').matchAll(/'(\/[^']*)'/g)].map(
    ([, path = '']) => path.split('?')[0],
  )
  const missing = globSync('app/**/page.tsx')
    .filter(
      (file) => !/\b(redirect|permanentRedirect)\(|^export \{ default/m.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.replace(/^app|\/page\.tsx$/g, '').replace(/\/\([a-z]+\)/g, ''))
    .filter((route) => {
      const pattern = route
        .replace(/\/\[\[\.\.\.\w+\]\]/g, '(/.+)?')
        .replace(/\[\.\.\.\w+\]/g, '.+')
        .replace(/\[\w+\]/g, '[^/]+')
      return !openedPaths.some((path) => new RegExp(`^${pattern}$`).test(path ?? ''))
    })
  // This page is a list with an open dialog, which tests/e2e/measure/accessibility/states covers.
  expect(missing).toEqual(['/key-items/[kind]/add'])
})
