/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { attacks } from './attacks.ts'

const parse = jest.fn(sanitizeHtml)
jest.unstable_mockModule('sanitize-html', () => ({ default: parse }))
const { sanitizeText } = await import('../../agency-api/rich-text.ts')

/** Minimal type of a parsed element; the API's code has no DOM types. */
type Element = {
  localName: string
  namespaceURI: string | null
  outerHTML: string
  attributes: Iterable<{ name: string; value: string }>
}
declare class DOMParser {
  parseFromString(
    html: string,
    type: 'text/html',
  ): {
    head: { children: Iterable<Element> }
    body: Element & { querySelectorAll(selector: '*'): Iterable<Element> }
  }
}

const tags = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre div section article strong b em i u s del ins sub sup small mark code span abbr cite q time address ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const attributes = new Set(
  'class lang dir title href target rel src alt width height start colspan rowspan scope datetime'.split(' '),
)
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function findUnsafeMarkup(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  const wrong = [...head.children, ...body.querySelectorAll('*')].flatMap((element) => [
    ...(tags.has(element.localName) && element.namespaceURI?.endsWith('xhtml') ? [] : [element.outerHTML]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      attributes.has(name) && (!['href', 'src'].includes(name) || isHarmlessUrl(value)) ? [] : [name],
    ),
  ])
  return [...wrong, ...[...body.attributes].map(({ name }) => `body ${name}`)]
}

/** Returns true for the URL of a web page, email address or telephone number, and for text that is not a URL. */
function isHarmlessUrl(text: string): boolean {
  const url = URL.parse(text, 'https://own.example/')
  return url === null || schemes.has(url.protocol)
}

test.each(attacks)('removes the script from %j', (attack) => {
  for (const text of [attack, `<p>before ${attack} after</p>`, `<ul><li>${attack}</li></ul>`]) {
    const clean = sanitizeText(text)
    expect(findUnsafeMarkup(clean)).toEqual([])
    expect(sanitizeText(clean)).toBe(clean)
  }
})

test("keeps the editor's markup byte for byte", () => {
  const text =
    '<h2>Vender</h2><p>Com <strong>calma</strong> e <em>método</em>.<br>Duas linhas.</p><ul><li><p>Um</p></li></ul><ol><li><p>Dois</p></li></ol><blockquote><p>Três</p></blockquote><p><a href="https://example.pt/?a=1&amp;b=2">sítio</a> <a href="mailto:a@example.pt">correio</a> <a href="tel:+351210000000">telefone</a></p>'
  expect(sanitizeText(text)).toBe(text)
})

test('keeps harmless markup: tables, images, classes', () => {
  const text =
    '<div class="lead"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><img src="https://example.pt/a.jpg" alt="A"></div>'
  expect(sanitizeText(text)).toBe(text)
})

test.each(['Fees & terms: a < b > c', 'Um\n\nDois "aspas"', '1 <3 2', '&lt;script&gt;', ''])(
  'keeps plain text without markup: %j',
  (text) => expect(sanitizeText(text)).toBe(text),
)

test('adds noopener to links that open a new tab', () => {
  expect(sanitizeText('<a href="https://example.pt" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.pt" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test('sanitizes any markup, idempotently', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '<p>',
      '</p>',
      '<a href=',
      '<img src=',
      ' onerror=',
      '<svg',
      '<!--',
      '-->',
    ),
    fc.constantFrom(...attacks),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitizeText(pieces.join(''))
      expect(findUnsafeMarkup(clean)).toEqual([])
      expect(sanitizeText(clean)).toBe(clean)
    }),
    { numRuns: 300 },
  )
})

test('does not parse a text again that it has already sanitized', () => {
  const stored = sanitizeText('<p onclick="x">Varanda</p>')
  parse.mockClear()
  expect(sanitizeText(stored)).toBe(stored)
  expect(parse).not.toHaveBeenCalled()
  sanitizeText('<p>Terraço</p>')
  expect(parse).toHaveBeenCalled()
})
