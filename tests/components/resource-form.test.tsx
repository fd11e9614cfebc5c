import { fireEvent, screen, waitFor } from '@testing-library/react'
import { TextField } from '@/components/fields/text-field'
import { ResourceForm } from '@/components/resource/resource-form'
import { hasUnsavedWork } from '@/components/resource/unsaved-work'
import { useCallForm } from '@/components/resource/use-call-form'
import { errorResponse, mockFetch } from './network'
import { renderPage } from './render-page'

const person = { name: 'Ana', phone: null, city: 'Lisboa', country: null, urlTwitter: null, urlGitHub: null }
const response = { profile: { ...person, email: 'ana@soleira.example', verified: true } }

function ProfileForm({ onSaved }: { onSaved: () => void }) {
  const form = useCallForm('profile.update', { defaultValues: person, focusFirstError: false, onSaved })
  return (
    <ResourceForm form={form} label="Profile">
      <TextField control={form.control} name="name" label="Name" required />
      <TextField control={form.control} name="city" label="City" />
      <TextField control={form.control} name="urlGitHub" label="GitHub profile" />
    </ResourceForm>
  )
}

function renderProfileForm() {
  let saved = 0
  const page = renderPage(<ProfileForm onSaved={() => void saved++} />)
  return { ...page, saveCount: () => saved }
}
const getTextbox = (name: RegExp) => screen.getByRole('textbox', { name })
const getSaveButton = () => screen.getByRole('button', { name: 'Save' })

describe('record form', () => {
  test('shows Save only after a change', async () => {
    const { user } = renderProfileForm()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(hasUnsavedWork()).toBe(false)
    await user.type(getTextbox(/City/), ' Oeste')
    expect(getSaveButton()).toBeVisible()
    expect(hasUnsavedWork()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(getTextbox(/City/)).toHaveValue('Lisboa')
    expect(hasUnsavedWork()).toBe(false)
  })

  test('shows schema errors above the form, linked to their fields, and sends nothing', async () => {
    const requests = mockFetch(() => ({ body: response }))
    const { user } = renderProfileForm()
    await user.clear(getTextbox(/Name/))
    await user.click(getSaveButton())
    const errorButton = await screen.findByRole('button', { name: 'Name: This field is required' })
    expect(requests).toHaveLength(0)
    await user.click(errorButton)
    await waitFor(() => expect(getTextbox(/Name/)).toHaveFocus())
  })

  test('shows server errors on the field and keeps the typed values', async () => {
    mockFetch(() => errorResponse(422, 'MISSING', { urlGitHub: 'url', 'i18n[title][pt]': 'required' }))
    const { user, saveCount } = renderProfileForm()
    await user.type(getTextbox(/GitHub/), 'github.com/ana')
    await user.click(getSaveButton())
    expect(await screen.findByRole('button', { name: 'GitHub profile: Must be a valid URL' })).toBeVisible()
    expect(getTextbox(/GitHub/)).toBeInvalid()
    expect(getTextbox(/GitHub/)).toHaveValue('github.com/ana')
    expect(screen.getByRole('alert')).toHaveTextContent('Missing fields')
    expect(saveCount()).toBe(0)
  })

  test('keeps focus on the field when Save is pressed, so that the field’s error does not move the button', async () => {
    const { user } = renderProfileForm()
    await user.type(getTextbox(/City/), ' Oeste')
    expect(fireEvent.mouseDown(getSaveButton())).toBe(false)
  })

  test('saves once with Ctrl+S and then has nothing left to save', async () => {
    const requests = mockFetch(() => ({ body: response }))
    const { user, saveCount } = renderProfileForm()
    await user.type(getTextbox(/City/), ' Oeste')
    await user.keyboard('{Control>}s{/Control}')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saveCount()).toBe(1))
    expect(requests.map(({ method, fields }) => [method, fields.city])).toEqual([['PATCH', 'Lisboa Oeste']])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    expect(hasUnsavedWork()).toBe(false)
  })

  test('treats any status other than the expected one as a failure', async () => {
    mockFetch(() => ({ status: 202, body: response }))
    const { user, saveCount } = renderProfileForm()
    await user.type(getTextbox(/City/), ' Oeste')
    await user.click(getSaveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved yet')
    expect(saveCount()).toBe(0)
    expect(getTextbox(/City/)).toHaveValue('Lisboa Oeste')
  })
})
