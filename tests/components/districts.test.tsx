import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { DistrictEditor, EditDistrict } from '@/components/districts/district-form'
import { DistrictList } from '@/components/districts/district-list'
import { DistrictPicker } from '@/components/districts/district-picker'
import { errorResponse, type FakeResponses, renderWithServer } from './render-with-server'

const createDistrict = (id: number, name: string, overrides: object = {}) => ({
  id,
  name: { en: name, pt: name },
  description: { en: '', pt: '' },
  ...overrides,
})
const lisbon = createDistrict(1, 'Lisbon', {
  description: { en: 'Seven hills.', pt: 'Sete colinas.' },
  cover: 'a.webp',
  cover_card: 'a-card.webp',
  kpis: { Population: 545_800, Properties: 12, 'Golf Club': 1 },
  total_properties: 14,
  total_condominiums: 2,
})
const beja = createDistrict(2, 'Beja')
const list = { 'GET /api/v1/districts': { body: { districts: [lisbon, beja], total: 2 } } }
const getNameInput = () => screen.getByLabelText(/^Name \(Portuguese\)/)

describe('district list', () => {
  test('shows the cover, non-zero counts without the population, and a link to the form', async () => {
    renderWithServer(<DistrictList tiles={null} />, list, '/districts/listings')
    expect(await screen.findByText('2 districts')).toBeInTheDocument()
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('Seven hills.')
    expect(first).toHaveTextContent('12 properties')
    expect(first).toHaveTextContent('1 golf club')
    expect(first).not.toHaveTextContent(/545|Population/)
    expect(first?.querySelector('img')).toHaveAttribute('src', '/media/districts/1/a-card.webp')
    expect(second).toHaveTextContent('No description provided')
    expect(second).not.toHaveTextContent(/properties|golf/)
    expect(screen.getByRole('link', { name: 'Edit Lisbon' })).toHaveAttribute('href', '/districts/edit/1')
  })

  test('explains what happens to the properties before deleting', async () => {
    const { user, requests } = renderWithServer(
      <DistrictList tiles={null} />,
      { ...list, 'DELETE /api/v1/districts/1/delete': { body: {} } },
      '/districts/listings',
    )
    await user.click(await screen.findByRole('button', { name: 'Actions for Lisbon' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete district' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Lisbon')
    expect(dialog).toHaveTextContent('14 properties will no longer have a district.')
    expect(dialog).toHaveTextContent('2 developments will no longer have a district.')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})

test('a long description is shortened in the picker without splitting a character', async () => {
  function Form() {
    const { control } = useForm<{ district: number | null }>()
    return <DistrictPicker control={control} name="district" label="District" />
  }
  const text = `${'a'.repeat(100)}🌊aaa`
  const district = createDistrict(1, 'Lisbon', { description: { en: text, pt: text } })
  renderWithServer(<Form />, { 'GET /api/v1/districts': { body: { districts: [district], total: 1 } } })
  expect(await screen.findByText(`${'a'.repeat(100)}…`)).toBeVisible()
})

describe('district form', () => {
  test('shows the error for a duplicate name on its field, keeps the typed values, then opens the page of the new district', async () => {
    const responses: FakeResponses = {
      'POST /api/v1/districts/add': errorResponse(409, 'CITY_ALREADY_EXISTS', {
        'name[pt]': 'CITY_ALREADY_EXISTS',
      }),
    }
    const { user, getPosts, visitedUrls } = renderWithServer(
      <DistrictEditor id={null} />,
      responses,
      '/districts/add',
    )
    await user.type(getNameInput(), 'Lisboa')
    await user.type(screen.getByLabelText(/Keyword 3 \(English\)/), 'Wine')
    await user.type(screen.getByRole('textbox', { name: /^Population/ }), '545,800')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(getNameInput()).toHaveAccessibleDescription(
        'City already exists. Another district has this name; choose a different one.',
      ),
    )
    expect(getNameInput()).toHaveValue('Lisboa')
    expect(visitedUrls).toEqual([])

    responses['POST /api/v1/districts/add'] = { status: 201, body: { district_id: 31 } }
    await user.type(getNameInput(), ' Norte')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/districts/edit/31']))
    const body = getPosts().at(-1)?.body
    expect(body?.get('name[pt]')).toBe('Lisboa Norte')
    expect(body?.get('districts3[en]')).toBe('Wine')
    expect(body?.get('kpis[Population]')).toBe('545800')
    expect(body?.get('kpis[Golf Club]')).toBe('')
    expect(body?.get('cover4')).toBe('')
  })

  test('requires a name in one language and rejects a 2 MB image immediately', async () => {
    const { user, getPosts } = renderWithServer(<DistrictEditor id={null} />, {}, '/districts/add')
    const large = new File([new Uint8Array(2_000_000)], 'map.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Map', { selector: 'input' }), large)
    expect(await screen.findByText('This file is too large')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Title \(English\)/), 'The city')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getNameInput()).toHaveAccessibleDescription(/^This field is required/))
    expect(
      screen.getByRole('button', { name: /: This field is required in at least one language$/ }),
    ).toBeVisible()
    expect(getPosts()).toEqual([])
  })

  test('sends stored images by name, and an empty value for a removed image', async () => {
    URL.revokeObjectURL = () => undefined
    const stored = { ...lisbon, cover2: 'b.webp', map: 'm.webp' }
    const { user, getPosts } = renderWithServer(
      <EditDistrict id={1} />,
      {
        'GET /api/v1/districts/1': { body: { district: stored }, etag: '"1"' },
        'POST /api/v1/districts/1/update': { status: 202, body: {} },
      },
      '/districts/edit/1',
    )
    const map = await screen.findByRole('img', { name: 'Map' })
    expect(map).toHaveAttribute('src', expect.stringContaining('/media/districts/1/m.webp'))
    expect(screen.getByText(/12 properties/)).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Remove image' }).at(-1) ?? map)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getPosts()).toHaveLength(1))
    const update = getPosts()[0]
    expect(update?.ifMatch).toBe('"1"')
    expect(update?.body?.get('cover2')).toBe('b.webp')
    expect(update?.body?.get('map')).toBe('')
  })

  test('does not request a district again after deleting it', async () => {
    const { user, requests } = renderWithServer(
      <EditDistrict id={2} />,
      {
        'GET /api/v1/districts/2': { body: { district: beja } },
        'DELETE /api/v1/districts/2/delete': { body: {} },
      },
      '/districts/edit/2',
    )
    await user.click(await screen.findByRole('button', { name: 'Delete district' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(requests.at(-1)?.method).toBe('DELETE')
  })
})
