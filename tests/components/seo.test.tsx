import { screen, within } from '@testing-library/react'
import { SeoEditor } from '@/components/records/seo/seo-editor'
import { useCallForm } from '@/components/resource/use-call-form'
import { errorResponse, mockFetch } from './network'
import { renderPage } from './render-page'

const emptyTexts = { en: '', pt: '' }
const propertyTexts = {
  title: { en: 'House by the sea', pt: 'Moradia junto ao mar, Ericeira' },
  description: { en: 'Waves.', pt: 'Ondas.' },
}

function Editor() {
  const form = useCallForm('properties.saveSeo', {
    defaultValues: { title: emptyTexts, slug: emptyTexts, description: emptyTexts },
    params: { id: 1 },
    focusFirstError: false,
    onSaved: () => undefined,
  })
  return <SeoEditor form={form} fallback={propertyTexts} cover={null} />
}

test("previews the typed texts, and the property's own where empty", async () => {
  const { user } = renderPage(<Editor />)
  const result = within(screen.getByText('Search result').closest('figure') ?? document.body)
  expect(result.getByText('Moradia junto ao mar, Ericeira')).toBeInTheDocument()
  expect(result.getByText(/moradia-junto-ao-mar-ericeira/)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /Title for search engines.*Portuguese/ }), 'Vista mar')
  expect(result.getByText('Vista mar')).toBeInTheDocument()
})

test('generates a slug from the title and shows the error for a duplicate on its field', async () => {
  mockFetch(() => errorResponse(409, 'SLUG_ALREADY_EXISTS', { 'slug[pt]': 'SLUG_ALREADY_EXISTS' }))
  const { user } = renderPage(<Editor />)
  await user.click(screen.getByRole('button', { name: 'Use the Portuguese title' }))
  const slug = screen.getByRole('textbox', { name: /address.*Portuguese/ })
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/Another page already uses this web address/)).length).toBeGreaterThan(0)
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  expect(slug).toHaveAttribute('aria-invalid', 'true')
})
