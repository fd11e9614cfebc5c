import { screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { renderForm } from './render-form'

const Text = z.object({ en: z.string().trim().max(20), pt: z.string().trim().min(5).max(20) })

function renderTitleForm(title: { en: string; pt: string }) {
  return renderForm(z.object({ title: Text }), { title }, (control) => (
    <BilingualTextField control={control} name="title" label="Title" max={20} required />
  ))
}

const getInput = (language: string) => screen.getByLabelText(new RegExp(`Title \\(${language}\\)`))
const getTab = (language: string) => screen.getByRole('tab', { name: new RegExp(language) })

describe('bilingual field', () => {
  test('saves the text of both languages', async () => {
    const { user, saved } = renderTitleForm({ en: '', pt: '' })
    await user.type(getInput('Portuguese'), 'Moradia')
    await user.click(getTab('English'))
    await user.type(getInput('English'), 'House')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: 'House', pt: 'Moradia' } }])
  })

  test('opens in Portuguese and keeps the typed text when the language changes', async () => {
    const { user } = renderTitleForm({ en: '', pt: '' })
    expect(getTab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    await user.type(getInput('Portuguese'), 'Moradia')
    await user.click(getTab('English'))
    await user.click(getTab('Portuguese'))
    expect(getInput('Portuguese')).toHaveValue('Moradia')
  })

  test('sets the lang attribute of each input', () => {
    renderTitleForm({ en: 'House', pt: 'Moradia' })
    expect(getInput('English')).toHaveAttribute('lang', 'en')
    expect(getInput('Portuguese')).toHaveAttribute('lang', 'pt-PT')
  })

  test('describes both inputs by the help text', () => {
    renderForm(z.object({ title: Text }), { title: { en: '', pt: '' } }, (control) => (
      <BilingualTextField control={control} name="title" label="Title" help="Shown on the website." />
    ))
    for (const language of ['English', 'Portuguese'])
      expect(getInput(language)).toHaveAccessibleDescription('Shown on the website.')
  })

  test('marks a missing translation until it is filled in', async () => {
    const { user } = renderTitleForm({ en: '', pt: 'Moradia' })
    expect(within(getTab('English')).getByText('Not translated')).toBeInTheDocument()
    expect(within(getTab('Portuguese')).queryByText('Not translated')).not.toBeInTheDocument()
    await user.type(getInput('English'), 'House')
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('copies the other language into an empty field', async () => {
    const { user, saved } = renderTitleForm({ en: '', pt: 'Moradia' })
    await user.click(getTab('English'))
    await user.click(screen.getByRole('button', { name: /^Copy from Portuguese/ }))
    expect(getInput('English')).toHaveValue('Moradia')
    expect(getInput('English')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Copy from/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: 'Moradia', pt: 'Moradia' } }])
  })

  test('marks no translation as missing if both languages are empty', () => {
    renderTitleForm({ en: '', pt: '' })
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('switches to the language with the error and focuses it', async () => {
    const { user, saved } = renderTitleForm({ en: 'House', pt: '' })
    await user.click(getTab('English'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([])
    expect(getTab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    expect(getInput('Portuguese')).toHaveFocus()
    expect(getInput('Portuguese')).toHaveAccessibleDescription(
      'This field must have no less than 5 characters',
    )
    expect(within(getTab('Portuguese')).getByText('Has an error')).toBeInTheDocument()
  })

  test('shows one error for the whole field if both languages are empty but one is required, until one is filled in', async () => {
    const Either = z
      .object({ en: z.string(), pt: z.string() })
      .refine(({ en, pt }) => en !== '' || pt !== '', { path: ['pt'], error: 'oneLanguage' })
    const { user, saved } = renderForm(
      z.object({ title: Either }),
      { title: { en: '', pt: '' } },
      (control) => <BilingualTextField control={control} name="title" label="Title" required />,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This field is required in at least one language')).toBeVisible()
    expect(screen.queryByText('Has an error')).not.toBeInTheDocument()
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument()
    await user.click(getTab('English'))
    await user.type(getInput('English'), 'House')
    await waitFor(() => expect(getInput('Portuguese')).not.toBeInvalid())
    expect(screen.queryByText('This field is required in at least one language')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ title: { en: 'House', pt: '' } }]))
  })

  test('supports several lines', async () => {
    const { user, saved } = renderForm(
      z.object({ title: Text }),
      { title: { en: '', pt: '' } },
      (control) => <BilingualTextAreaField control={control} name="title" label="Title" />,
    )
    await user.type(getInput('Portuguese'), 'Casa{Enter}grande')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: '', pt: 'Casa\ngrande' } }])
  })
})
