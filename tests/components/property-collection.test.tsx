import './page-parts'
import { screen, waitFor } from '@testing-library/react'
import { PropertyCollection } from '@/components/properties/form/property-collection'
import { type ResponseBody, renderWithServer } from './render-property'

const read = 'GET /api/v1/property/5/collection'
const save = 'POST /api/v1/property/5/collection'
const stored = (collection: 0 | 1, pt: string): ResponseBody => ({
  body: { block: { collection, slogan: { en: '', pt } } },
  etag: '"1"',
})

async function open(more: Record<string, ResponseBody>) {
  const page = renderWithServer(<PropertyCollection id={5} />, more, '/properties/edit/5/collection')
  const visible = await screen.findByRole('switch', { name: 'In the private collection' })
  const saves = () => page.sent.filter(({ method, path }) => `${method} ${path}` === save)
  return { ...page, shown: visible, saves }
}

describe('collection tab', () => {
  test('shows the slogan only inside the private collection, and saves both', async () => {
    const response: ResponseBody = { status: 202, body: { saved: true }, etag: '"2"' }
    const { user, shown: visible, saves } = await open({ [read]: stored(0, ''), [save]: response })
    expect(screen.queryByLabelText(/Slogan \(Portuguese\)/)).not.toBeInTheDocument()
    await user.click(visible)
    await user.type(screen.getByLabelText(/Slogan \(Portuguese\)/), 'O rio à porta')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]?.ifMatch).toBe('"1"')
    expect(Object.fromEntries(saves()[0]?.body ?? [])).toMatchObject({
      collection: '1',
      'slogan[pt]': 'O rio à porta',
    })
  })

  test('keeps the slogan of a property that leaves the collection, and shows refusals at its field', async () => {
    const refused: ResponseBody = {
      status: 422,
      body: { errors: { msg: 'ERROR', fields: { 'slogan[pt]': 'max:200' } } },
    }
    const {
      user,
      shown: visible,
      saves,
    } = await open({ [read]: stored(1, 'O rio à porta'), [save]: refused })
    await user.type(screen.getByLabelText(/Slogan \(Portuguese\)/), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText(/Slogan \(Portuguese\)/)).toBeInvalid())
    await user.click(visible)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(Object.fromEntries(saves()[1]?.body ?? [])).toMatchObject({
      collection: '0',
      'slogan[pt]': 'O rio à porta!',
    })
  })

  test('offers a retry when loading fails', async () => {
    const server: Record<string, ResponseBody> = {
      [read]: { status: 500, body: { errors: { msg: 'ERROR' } } },
    }
    const page = renderWithServer(<PropertyCollection id={5} />, server)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server[read] = stored(0, '')
    await page.user.click(retry)
    expect(await screen.findByRole('switch', { name: 'In the private collection' })).toBeVisible()
  })
})
