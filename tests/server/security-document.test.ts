import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseTableRows } from './table-rows'

const text = readFileSync('docs/security.md', 'utf8')

/** OWASP ASVS 5.0.0: levels of each section's requirements, in order. */
const levels: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}
const expectedRequirements = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].flatMap((level, index) => (level === '3' ? [] : [{ id: `${section}.${index + 1}`, level }])),
)

const rowsWithFirstCell = (pattern: RegExp) =>
  parseTableRows(text.split('\n')).filter(([cell = '']) => pattern.test(cell))
const [, asvs = ''] = text.split('## OWASP ASVS')
const sections = asvs.split('\n### ').map((section) => {
  const [heading = '', ...lines] = section.split('\n')
  const [verdict = '', level = ''] = heading.toLowerCase().split(', level ')
  return { verdict, level, rows: parseTableRows(lines) }
})

/**
 * In sections that aren't applicable, a row lists the requirements of Level 1 in one column, and those of Level 2 in the
 * next. In other sections, a row has one requirement.
 */
const requirements = sections
  .flatMap(({ verdict, level, rows }) =>
    rows.flatMap(([first = '', second = '', third = '', evidence = '']) => {
      if (/^\d+\.\d+\.\d+$/.test(first)) return [{ id: first, level, verdict, reason: third, evidence }]
      if (verdict !== 'not applicable') return []
      return [second, third].flatMap((ids, index) =>
        (ids.match(/\d+\.\d+\.\d+/g) ?? []).map((id) => ({
          id,
          level: String(index + 1),
          verdict,
          reason: first,
          evidence: '',
        })),
      )
    }),
  )
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
const checklist = rowsWithFirstCell(/^[CXPHUAO]-\d+$/).map(
  ([id = '', , verdict, evidence = '', reason = '']) => ({
    id,
    verdict,
    reason,
    evidence,
  }),
)

const citedFiles = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
const exists = (file: string) => existsSync(`tests/${file}`) || existsSync(file)

test('lists every requirement of Levels 1 and 2 once, with its level', () => {
  expect(expectedRequirements.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(expectedRequirements.filter(({ level }) => level === '2')).toHaveLength(183)
  expect(requirements.map(({ id, level }) => ({ id, level }))).toEqual(expectedRequirements)
})

test('met requirements cite existing files; others have a reason', () => {
  const invalid = [...requirements, ...checklist].filter(({ verdict, evidence, reason }) => {
    const files = citedFiles(evidence)
    if (!files.every(exists)) return true
    if (verdict === 'met') return files.length === 0
    return !['not met', 'not applicable', 'in part'].includes(verdict ?? '') || reason === ''
  })
  expect(invalid).toEqual([])
  expect(requirements.filter(({ verdict }) => verdict === 'in part')).toEqual([])
})

test('the totals match the rows', () => {
  const totalsOf = (level: RegExp) => {
    const verdicts = requirements
      .filter((requirement) => level.test(requirement.level ?? ''))
      .map(({ verdict }) => verdict)
    const counts = ['met', 'not applicable', 'not met'].map(
      (counted) => verdicts.filter((verdict) => verdict === counted).length,
    )
    return [...counts, verdicts.length].map(String)
  }
  expect(rowsWithFirstCell(/^(Level [12]|both)$/).map((cells) => cells.slice(1))).toEqual([
    totalsOf(/1/),
    totalsOf(/2/),
    totalsOf(/1|2/),
  ])
})

test('links within the page resolve', () => {
  const anchors = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
  const links = Array.from(text.matchAll(/\]\(#([^)]+)\)/g), ([, link = '']) => link)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
})

const sources = globSync('{app,components,lib,agency-api}/**/*.{ts,tsx,mjs}').concat('middleware.ts')
const sourcesMatching = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('no source disables certificate checks or evaluates strings; only the launcher and the decoder start processes', () => {
  expect(sourcesMatching(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual([])
  const processStarters = sourcesMatching(/child_process/).map((file) => file.replaceAll('\\', '/'))
  // The decoder of uploaded images is a file of this repository, run in a separate process without arguments.
  expect(processStarters.filter((file) => !file.startsWith('lib/launch/'))).toEqual([
    'agency-api/media/decoder.ts',
  ])
  expect(sourcesMatching(/\beval\(|new Function\(/)).toEqual([])
})
