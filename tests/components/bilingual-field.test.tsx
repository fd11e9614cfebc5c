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

const input = (language: string) => screen.getByLabelText(new RegExp(`Title \\(${language}\\)`))
const tab = (language: string) => screen.getByRole('tab', { name: new RegExp(language) })

describe('bilingual field', () => {
  test('saves the text of both languages', async () => {
    const { user, saved } = renderTitleForm({ en: '', pt: '' })
    await user.type(input('Portuguese'), 'Moradia')
    await user.click(tab('English'))
    await user.type(input('English'), 'House')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: 'House', pt: 'Moradia' } }])
  })

  test('opens in Portuguese and keeps the typed text when the language changes', async () => {
    const { user } = renderTitleForm({ en: '', pt: '' })
    expect(tab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    await user.type(input('Portuguese'), 'Moradia')
    await user.click(tab('English'))
    await user.click(tab('Portuguese'))
    expect(input('Portuguese')).toHaveValue('Moradia')
  })

  test('sets the lang attribute of each input', () => {
    renderTitleForm({ en: 'House', pt: 'Moradia' })
    expect(input('English')).toHaveAttribute('lang', 'en')
    expect(input('Portuguese')).toHaveAttribute('lang', 'pt-PT')
  })

  test('describes both inputs by the help', () => {
    renderForm(z.object({ title: Text }), { title: { en: '', pt: '' } }, (control) => (
      <BilingualTextField control={control} name="title" label="Title" help="Shown on the website." />
    ))
    for (const language of ['English', 'Portuguese'])
      expect(input(language)).toHaveAccessibleDescription('Shown on the website.')
  })

  test('marks a missing translation until it is filled in', async () => {
    const { user } = renderTitleForm({ en: '', pt: 'Moradia' })
    expect(within(tab('English')).getByText('Not translated')).toBeInTheDocument()
    expect(within(tab('Portuguese')).queryByText('Not translated')).not.toBeInTheDocument()
    await user.type(input('English'), 'House')
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('copies the other language into an empty field', async () => {
    const { user, saved } = renderTitleForm({ en: '', pt: 'Moradia' })
    await user.click(tab('English'))
    await user.click(screen.getByRole('button', { name: /^Copy from Portuguese/ }))
    expect(input('English')).toHaveValue('Moradia')
    expect(input('English')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Copy from/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: 'Moradia', pt: 'Moradia' } }])
  })

  test('does not mark an empty field', () => {
    renderTitleForm({ en: '', pt: '' })
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('switches to the language with the error and focuses it', async () => {
    const { user, saved } = renderTitleForm({ en: 'House', pt: '' })
    await user.click(tab('English'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([])
    expect(tab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    expect(input('Portuguese')).toHaveFocus()
    expect(input('Portuguese')).toHaveAccessibleDescription('This field must have no less than 5 characters')
    expect(within(tab('Portuguese')).getByText('Has an error')).toBeInTheDocument()
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
    await user.click(tab('English'))
    await user.type(input('English'), 'House')
    await waitFor(() => expect(input('Portuguese')).not.toBeInvalid())
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
    await user.type(input('Portuguese'), 'Casa{Enter}grande')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: '', pt: 'Casa\ngrande' } }])
  })
})
