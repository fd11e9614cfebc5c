import { fireEvent, screen, waitFor } from '@testing-library/react'
import { TextField } from '@/components/fields/text-field'
import { ResourceForm } from '@/components/resource/resource-form'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { useCallForm } from '@/components/resource/use-call-form'
import { answering } from './network'
import { renderPage } from './page-around'

const person = { name: 'Ana', phone: null, city: 'Lisboa', country: null, urlTwitter: null, urlGitHub: null }
const answer = { profile: { ...person, email: 'ana@soleira.example', verified: true } }

function ProfileForm({ onSaved }: { onSaved: () => void }) {
  const form = useCallForm('profile.update', { defaultValues: person, focusFirstError: false, onSaved })
  return (
    <ResourceForm form={form} label="Profile">
      <TextField control={form.control} name="name" label="Name" required />
      <TextField control={form.control} name="city" label="City" />
      <TextField control={form.control} name="urlGitHub" label="GitHub address" />
    </ResourceForm>
  )
}

function open() {
  let saved = 0
  const page = renderPage(<ProfileForm onSaved={() => void saved++} />)
  return { ...page, savedTimes: () => saved }
}
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('a form of a record', () => {
  test('has something to save only once something was changed', async () => {
    const { user } = open()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(unsavedWork.exists()).toBe(false)
    await user.type(box(/City/), ' Oeste')
    expect(save()).toBeVisible()
    expect(unsavedWork.exists()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(box(/City/)).toHaveValue('Lisboa')
    expect(unsavedWork.exists()).toBe(false)
  })

  test('what the schema refuses is said on top and under its field, and is not sent', async () => {
    const calls = answering(() => ({ status: 200, body: answer }))
    const { user } = open()
    await user.clear(box(/Name/))
    await user.click(save())
    const way = await screen.findByRole('button', { name: 'Name: This field is required' })
    expect(calls).toHaveLength(0)
    await user.click(way)
    await waitFor(() => expect(box(/Name/)).toHaveFocus())
  })

  test('what the server refuses lands on its field, with everything typed still there', async () => {
    answering(() => ({
      status: 422,
      body: { errors: { msg: 'MISSING', fields: { urlGitHub: 'url', 'i18n[title][pt]': 'required' } } },
    }))
    const { user, savedTimes } = open()
    await user.type(box(/GitHub/), 'github.com/ana')
    await user.click(save())
    expect(await screen.findByRole('button', { name: 'GitHub address: Must be a valid URL' })).toBeVisible()
    expect(box(/GitHub/)).toBeInvalid()
    expect(box(/GitHub/)).toHaveValue('github.com/ana')
    expect(screen.getByRole('alert')).toHaveTextContent('Missing fields')
    expect(savedTimes()).toBe(0)
  })

  test('pressing Save does not take the focus from the field, whose error would move the button', async () => {
    const { user } = open()
    await user.type(box(/City/), ' Oeste')
    expect(fireEvent.mouseDown(save())).toBe(false)
  })

  test('Ctrl+S saves, once, and then there is nothing more to save', async () => {
    const calls = answering(() => ({ status: 200, body: answer }))
    const { user, savedTimes } = open()
    await user.type(box(/City/), ' Oeste')
    await user.keyboard('{Control>}s{/Control}')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedTimes()).toBe(1))
    expect(calls.map(({ method, fields }) => [method, fields.city])).toEqual([['PATCH', 'Lisboa Oeste']])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    expect(unsavedWork.exists()).toBe(false)
  })

  test('an answer with another status than the one of success is no success', async () => {
    answering(() => ({ status: 202, body: answer }))
    const { user, savedTimes } = open()
    await user.type(box(/City/), ' Oeste')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved yet')
    expect(savedTimes()).toBe(0)
    expect(box(/City/)).toHaveValue('Lisboa Oeste')
  })
})
