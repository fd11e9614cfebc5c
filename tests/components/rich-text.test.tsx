import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { findUnsupportedMarkup } from '@/components/fields/rich-text/rich-text-box'
import { toLinkUrl } from '@/lib/format/link-url'
import { excerptOf, hasMarkup, plainTextToHtml, toPlainText } from '@/lib/format/rich-text'
import { attacks } from '../contract/attacks'
import { renderPage } from './render-page'

type Values = { text: { en: string; pt: string } }

function renderEditor(text: Values['text']) {
  let form: ReturnType<typeof useForm<Values, unknown, Values>> | undefined
  function Page() {
    form = useForm<Values, unknown, Values>({ defaultValues: { text } })
    return <BilingualRichTextField control={form.control} name="text" label="Text" />
  }
  const { user } = renderPage(<Page />)
  return {
    user,
    currentTexts: () => form?.getValues('text'),
    resetForm: (en: string) => act(() => form?.reset({ text: { en, pt: '' } })),
  }
}

// jsdom has no layout, but the editor needs the cursor position.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
})

const findEditor = () => screen.findByRole('textbox', { name: 'Text (English)' })
const getToolbar = () => within(screen.getByRole('toolbar', { name: 'Formatting for Text (English)' }))

function paste(element: HTMLElement, html: string) {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    items: [],
  }
  fireEvent.paste(element, { clipboardData })
}

test('keeps an unedited text byte for byte, plain or rich', async () => {
  const plain = 'First & foremost\nline two\n\nA second paragraph'
  const { currentTexts } = renderEditor({ en: plain, pt: '<p>Um  <b>texto</b></p>' })
  const textbox = await findEditor()
  expect(textbox.querySelectorAll('p')).toHaveLength(2)
  expect(textbox.querySelector('br')).not.toBeNull()
  expect(textbox).toHaveTextContent('First & foremost')
  expect(currentTexts()).toEqual({ en: plain, pt: '<p>Um  <b>texto</b></p>' })
})

test('reduces pasted content to text, headings, lists and safe links', async () => {
  const { currentTexts } = renderEditor({ en: '', pt: '' })
  paste(
    await findEditor(),
    '<h2 style="color:red" class="x">Sell</h2><script>alert(1)</script><p onclick="alert(1)">with <b>us</b> <img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a> <a href="https://example.pt" onmouseover="alert(1)">good</a></p><ul><li>one</li></ul>',
  )
  await waitFor(() => expect(currentTexts()?.en).not.toBe(''))
  expect(currentTexts()?.en).toBe(
    '<h2>Sell</h2><p>with <strong>us</strong> bad <a href="https://example.pt">good</a></p><ul><li><p>one</p></li></ul>',
  )
})

test('makes the toolbar one tab stop with arrow keys and pressed states', async () => {
  const { user, currentTexts } = renderEditor({ en: '<p>Words</p>', pt: '' })
  await findEditor()
  const bold = getToolbar().getByRole('button', { name: 'Bold' })
  expect(
    getToolbar()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([bold])
  bold.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  const heading = getToolbar().getByRole('button', { name: 'Heading' })
  expect(heading).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heading).toHaveAttribute('aria-pressed', 'true'))
  expect(currentTexts()?.en).toBe('<h2>Words</h2>')
  await user.click(getToolbar().getByRole('button', { name: 'Undo' }))
  expect(currentTexts()?.en).toBe('<p>Words</p>')
})

test('rejects a javascript link, and completes the URL of a page', async () => {
  const { user, currentTexts } = renderEditor({ en: '', pt: '' })
  await findEditor()
  await user.click(getToolbar().getByRole('button', { name: 'Link' }))
  const address = screen.getByRole('textbox', { name: 'Link to' })
  expect(address).toHaveFocus()
  await user.type(address, 'javascript:alert(1){Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a web address')
  await user.clear(address)
  await user.type(address, 'example.pt{Enter}')
  await waitFor(() => expect(currentTexts()?.en).toBe('<p><a href="https://example.pt/">example.pt</a></p>'))
})

test('edits text with unknown formatting as HTML source until the user removes the formatting', async () => {
  const table = '<table><tbody><tr><td>Fee</td><td>5 %</td></tr></tbody></table>'
  const { user, currentTexts, resetForm } = renderEditor({ en: table, pt: '' })
  const source = await findEditor()
  expect(source).toHaveValue(table)
  expect(screen.getByRole('status')).toHaveTextContent('table, tbody, tr, td')
  await user.type(source, '!')
  expect(currentTexts()?.en).toBe(`${table}!`)
  await user.click(screen.getByRole('button', { name: 'Remove formatting' }))
  await waitFor(() => expect(screen.getByRole('toolbar', { name: /English/ })).toBeVisible())
  expect(currentTexts()?.en).toBe(`${table}!`)
  resetForm('<p>Another text</p>')
  await waitFor(async () => expect(await findEditor()).toHaveTextContent('Another text'))
})

test('leaves only safe elements, attributes and links of XSS payloads in the editor', async () => {
  const { resetForm } = renderEditor({ en: '<p>x</p>', pt: '' })
  await findEditor()
  for (const attack of attacks) {
    resetForm(`<p>before ${attack} after</p>`)
    const textbox = await findEditor()
    const wrong = [...textbox.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches('p, br, h2, h3, ul, ol, li, blockquote, strong, em, a, img.ProseMirror-separator')
        ? []
        : [element.outerHTML]),
      ...[...element.attributes].filter(({ name }) => /^on|^style$|^src/.test(name)).map(({ name }) => name),
    ])
    expect(wrong).toEqual([])
    for (const link of textbox.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto|tel):/)
  }
})

test.each([
  ['example.pt/a?b=1', 'https://example.pt/a?b=1'],
  ['HTTP://example.pt', 'http://example.pt/'],
  ['ana@example.pt', 'mailto:ana@example.pt'],
  ['+351 210 000 000', 'tel:+351210000000'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['nowhere', null],
  ['', null],
])('resolves %j to %j', (typed, url) => expect(toLinkUrl(typed)).toBe(url))

test('distinguishes plain from rich text, converts between them, and lists unsupported markup', () => {
  expect(hasMarkup('1 < 2 & 3 > 2')).toBe(false)
  expect(plainTextToHtml('a < b\n\nc')).toBe('<p>a &lt; b</p><p>c</p>')
  expect(toPlainText('<h2>Sell</h2><p>with <b>us</b>&nbsp;&amp; <i>th</i>em</p>')).toBe('Sell with us & them')
  expect(findUnsupportedMarkup('<p>plain</p>')).toEqual([])
  expect(findUnsupportedMarkup('<p class="lead">x<img src="a"></p>')).toEqual(['class', 'img', 'src'])
})

test('separates headings, paragraphs and list items of an excerpt', () => {
  const text = '<p>We sell.</p><h2>Included</h2><ul><li><p>A study</p></li><li>Photos</li></ul><p>No fee</p>'
  expect(excerptOf(text)).toBe('We sell. Included · A study · Photos · No fee')
})

test('decodes entities in an excerpt of HTML, but not of plain text', () => {
  expect(excerptOf('<p>Sales &amp; rentals</p><p>Under 5&nbsp;%</p>')).toBe('Sales & rentals · Under 5 %')
  expect(excerptOf('Sales &amp; rentals')).toBe('Sales &amp; rentals')
})
