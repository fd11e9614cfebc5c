import { screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { renderForm } from './form-around'

const Text = z.object({ en: z.string().trim().max(20), pt: z.string().trim().min(5).max(20) })

function titleForm(title: { en: string; pt: string }) {
  return renderForm(z.object({ title: Text }), { title }, (control) => (
    <BilingualTextField control={control} name="title" label="Title" max={20} required />
  ))
}

const box = (language: string) => screen.getByLabelText(new RegExp(`Title \\(${language}\\)`))
const tab = (language: string) => screen.getByRole('tab', { name: new RegExp(language) })

describe('a text in two languages', () => {
  test('is typed in each and saved as both', async () => {
    const { user, saved } = titleForm({ en: '', pt: '' })
    await user.type(box('Portuguese'), 'Moradia')
    await user.click(tab('English'))
    await user.type(box('English'), 'House')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: 'House', pt: 'Moradia' } }])
  })

  test('opens in Portuguese and keeps what was typed when the language changes', async () => {
    const { user } = titleForm({ en: '', pt: '' })
    expect(tab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    await user.type(box('Portuguese'), 'Moradia')
    await user.click(tab('English'))
    await user.click(tab('Portuguese'))
    expect(box('Portuguese')).toHaveValue('Moradia')
  })

  test('tells the browser which language each box is in', () => {
    titleForm({ en: 'House', pt: 'Moradia' })
    expect(box('English')).toHaveAttribute('lang', 'en')
    expect(box('Portuguese')).toHaveAttribute('lang', 'pt')
  })

  test('is marked where the translation is missing, until it is there', async () => {
    const { user } = titleForm({ en: '', pt: 'Moradia' })
    expect(within(tab('English')).getByText('Not translated')).toBeInTheDocument()
    expect(within(tab('Portuguese')).queryByText('Not translated')).not.toBeInTheDocument()
    await user.type(box('English'), 'House')
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('with nothing in it is not marked', () => {
    titleForm({ en: '', pt: '' })
    expect(screen.queryByText('Not translated')).not.toBeInTheDocument()
  })

  test('that is refused opens the language at fault and puts the focus there', async () => {
    const { user, saved } = titleForm({ en: 'House', pt: '' })
    await user.click(tab('English'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([])
    expect(tab('Portuguese')).toHaveAttribute('aria-selected', 'true')
    expect(box('Portuguese')).toHaveFocus()
    expect(box('Portuguese')).toHaveAccessibleDescription('This field must have no less than 5 characters')
    expect(within(tab('Portuguese')).getByText('Has an error')).toBeInTheDocument()
  })

  test('that is wanted in either language blames neither, and is right as soon as one is there', async () => {
    const Either = z
      .object({ en: z.string(), pt: z.string() })
      .refine(({ en, pt }) => en !== '' || pt !== '', { path: ['pt'], error: 'required' })
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
    await user.type(box('English'), 'House')
    await waitFor(() => expect(box('Portuguese')).not.toBeInvalid())
    expect(screen.queryByText('This field is required in at least one language')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ title: { en: 'House', pt: '' } }]))
  })

  test('may be of several lines', async () => {
    const { user, saved } = renderForm(
      z.object({ title: Text }),
      { title: { en: '', pt: '' } },
      (control) => <BilingualTextAreaField control={control} name="title" label="Title" />,
    )
    await user.type(box('Portuguese'), 'Casa{Enter}grande')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ title: { en: '', pt: 'Casa\ngrande' } }])
  })
})
