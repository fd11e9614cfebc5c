import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFieldInUrl } from '@/components/resource/use-field-in-url'

let reportedPaths: (readonly string[])[]
beforeEach(() => {
  reportedPaths = []
})

function Form() {
  useFieldInUrl((paths) => void reportedPaths.push(paths))
  return <a href="/#field-i18n.title.en,i18n.description.en">Missing</a>
}

test('reports the field in the URL, and the fields of a link each time it is clicked', async () => {
  window.history.replaceState(null, '', '/#field-energy')
  render(<Form />)
  expect(reportedPaths).toEqual([['energy']])
  const texts = ['i18n.title.en', 'i18n.description.en']
  await userEvent.click(screen.getByRole('link'))
  await userEvent.click(screen.getByRole('link'))
  expect(reportedPaths).toEqual([['energy'], texts, texts])
})

test('ignores a malformed percent-encoding in the URL', () => {
  window.history.replaceState(null, '', '/#field-%')
  render(<Form />)
  expect(reportedPaths).toEqual([])
})
