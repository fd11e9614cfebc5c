import { readFileSync } from 'node:fs'
import { endpoints } from '#contract/index.ts'
import { optionalCalls } from '../conformance/optional.ts'

test('docs/conformance.md describes exactly the optional calls', () => {
  const document = readFileSync('docs/conformance.md', 'utf8')
  const table = document.slice(document.indexOf('## Optional endpoints'))
  const documentedCalls = Array.from(
    table.matchAll(/`([a-z][A-Za-z]+\.[a-z][A-Za-z]+)`/g),
    ([, name]) => name,
  )
  expect(documentedCalls.toSorted()).toEqual(optionalCalls.toSorted())
  const knownCalls = new Set<string>(endpoints.map(({ name }) => name))
  expect(documentedCalls.filter((name = '') => !knownCalls.has(name))).toEqual([])
})
