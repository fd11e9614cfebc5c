import { globSync, readFileSync } from 'node:fs'

/** Words banned in camel-case names and in file names; docs/glossary.md lists the exceptions. */
const bannedParts =
  /^(houses?|doors?|desks?|nouns?|waking|wakes?|asleep|heed|heeds|heeded|mend|mends|foresee|foreseen|foresaw|answers?|answered|answering|askers?|asked|asking|told|tells|kept|held|anew|beside|oneself|whoever|mishaps?)$/
/** Words that neither comments nor docs use outside code spans. */
const bannedWords =
  /\b(doors?|desks?|nouns?|waking|asleep|heeds?|heeded|mends?|mended|foresees?|foreseen|answers?|answered|answering|asked|asking|told|anew|beside|oneself|plainly|disputed|lets go|let go|going up|coming down)\b/i
const bannedOpening = /^(What|Who|Whose|Where|Whether|Which|How|As|Of)\b/

const glossary = readFileSync('docs/glossary.md', 'utf8')
const [, section = ''] = glossary.split('## Exceptions\n')
const exceptions = new Set(Array.from(section.matchAll(/`([^`]+)`/g), ([, name = '']) => name))

/** Texts in the interface's languages and data of the sample agency, where doors and houses are meant literally. */
const excludedPaths = /^(messages|public|components\/guide\/content|agency-api\/seed|tests\/.*snapshots__)\//
const roots = '{.ci,agency-api,app,components,docs,lib,messages,tests}/**/*.*'
const files = globSync([roots, '*.{ts,mjs,md}']).filter((file) => !excludedPaths.test(file))
const sources = files.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'tests/server/vocabulary.test.ts',
)
const pages = files.filter((file) => file.endsWith('.md') && file !== 'docs/glossary.md')

const commentPattern = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const regexPattern = /(?<=[(,=:[{\s])\/(?:\\.|[^/\n\\])+\/[a-z]*/g
const quotedPattern = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const partsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase())

function bannedNames(source: string): string[] {
  const code = source.replace(commentPattern, '').replace(regexPattern, '').replace(quotedPattern, "''")
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  return [...names].filter(
    (name) => !exceptions.has(name) && partsOf(name).some((part) => bannedParts.test(part)),
  )
}

function bannedComments(source: string): string[] {
  return Array.from(source.replace(quotedPattern, "''").matchAll(commentPattern), ([text]) => {
    const words = text.replace(/^[/*\s]+|[*/\s]+$/g, '').replace(/\n\s*\*?/g, ' ')
    return bannedOpening.test(words) || isBanned(words) ? words : ''
  }).filter((words) => words !== '')
}

const isBannedPath = (file: string) =>
  file
    .split(/[/.]/)
    .some((name) => !exceptions.has(name) && partsOf(name).some((part) => bannedParts.test(part)))
const isBanned = (prose: string) => bannedWords.test(prose.replace(/`[^`]*`/g, ''))

const findViolations = (paths: string[], find: (text: string) => string[]) =>
  paths.flatMap((file) => find(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))

test('names, comments, docs and file names contain no banned words', () => {
  expect(exceptions.size).toBeGreaterThan(0)
  expect(sources.length).toBeGreaterThan(1000)
  expect(findViolations(sources, bannedNames)).toEqual([])
  expect(findViolations(sources, bannedComments)).toEqual([])
  expect(findViolations(pages, (text) => text.split('\n').filter(isBanned))).toEqual([])
  expect(files.filter(isBannedPath)).toEqual([])
})

test.each([
  ['const askedWhole = 1', 'askedWhole'],
  ['function openDoor() {}', 'openDoor'],
  ['type House = { kept: number }', 'House'],
])('reports a banned name in %s', (source, name) => {
  expect(bannedNames(source)).toContain(name)
})

test.each([
  '/** What the caller sends. */',
  '// The one door between browser and API.',
  '/* Answered above. */',
])('reports the comment %s', (source) => {
  expect(bannedComments(source)).toHaveLength(1)
})

test('ignores banned words in strings', () => {
  const source = "const text = 'a house with two doors' // A link.\n/** Returns the page. */"
  expect(bannedNames(source)).toEqual([])
  expect(bannedComments(source)).toEqual([])
})
