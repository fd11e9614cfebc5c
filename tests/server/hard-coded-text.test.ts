import { Linter } from 'eslint'
import { hardCodedText } from '../../.ci/hard-coded-text.ts'

const linter = new Linter()

function isRejected(jsx: string): boolean {
  const messages = linter.verify(`export const part = (on, name) => ${jsx}`, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...hardCodedText] },
  })
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages.length > 0
}

test.each([
  '<p>Close</p>',
  '<p>{on ? "Yes" : name}</p>',
  '<p>{on && "maybe"}</p>',
  '<p>{`Open ${name}`}</p>',
  '<a aria-label="Close it">{name}</a>',
  '<input placeholder="Your name" />',
  '<img alt={on ? "A house" : ""} />',
])('rejects %s', (jsx) => {
  expect(isRejected(jsx)).toBe(true)
})

test.each([
  '<p className="text-sm">{name} · {"–"}</p>',
  '<p>Soleira {`Soleira, ${name}`}</p>',
  '<input placeholder="https://" name="title" />',
])('allows %s', (jsx) => {
  expect(isRejected(jsx)).toBe(false)
})
