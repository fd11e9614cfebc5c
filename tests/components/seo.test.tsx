import { screen, within } from '@testing-library/react'
import { SeoEditor } from '@/components/listing/seo/seo-editor'
import { useCallForm } from '@/components/resource/use-call-form'
import { answering } from './network'
import { renderPage } from './page-around'

const nothing = { en: '', pt: '' }
const own = {
  title: { en: 'House by the sea', pt: 'Moradia junto ao mar, Ericeira' },
  description: { en: 'Waves.', pt: 'Ondas.' },
}

function Editor() {
  const form = useCallForm('properties.saveSeo', {
    defaultValues: { title: nothing, slug: nothing, description: nothing },
    params: { id: 1 },
    focusFirstError: false,
    onSaved: () => undefined,
  })
  return <SeoEditor form={form} own={own} cover={null} />
}

test('the preview shows what was written, and the property’s own words where nothing was', async () => {
  const { user } = renderPage(<Editor />)
  const result = within(screen.getByText('Search result').closest('figure') ?? document.body)
  expect(result.getByText('Moradia junto ao mar, Ericeira')).toBeInTheDocument()
  expect(result.getByText(/moradia-junto-ao-mar-ericeira/)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /Title for search engines.*Portuguese/ }), 'Vista mar')
  expect(result.getByText('Vista mar')).toBeInTheDocument()
})

test('a slug is made from the title, and one that another property has is refused on its field', async () => {
  answering(({ fields }) => ({
    status: 409,
    body: {
      errors: {
        msg: 'SLUG_ALREADY_EXISTS',
        fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' },
        sent: fields['slug[pt]'],
      },
    },
  }))
  const { user } = renderPage(<Editor />)
  await user.click(screen.getByRole('button', { name: 'Make from the Portuguese title' }))
  const slug = screen.getByRole('textbox', { name: /Address.*Portuguese/ })
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/Another record has this address already/)).length).toBeGreaterThan(0)
  expect(slug).toHaveValue('moradia-junto-ao-mar-ericeira')
  expect(slug).toHaveAttribute('aria-invalid', 'true')
})
