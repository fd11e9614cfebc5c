import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { CheckboxField, SwitchField } from '@/components/fields/check-field'
import { ChipsField } from '@/components/fields/chips-field'
import { MoneyField } from '@/components/fields/money-field'
import { RadioCardsField } from '@/components/fields/radio-cards-field'
import { TextAreaField } from '@/components/fields/text-area-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { LoginForm } from '@/components/auth/login-form'
import { DayBox } from '@/components/ui/day-box'
import { RangeSlider } from '@/components/ui/range-slider'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { catalogue } from './catalogues'
import { answering } from './network'
import { wake } from './wake'

describe('a form that is used before it wakes', () => {
  test('takes over what was typed into a form, or filled in by a password manager, before the first press of its button', async () => {
    const sent: unknown[] = []
    wake(
      <NextIntlClientProvider locale="en" messages={catalogue('en')}>
        <Office onSave={(values) => sent.push(values)} />
      </NextIntlClientProvider>,
      (asleep) => {
        const early = { email: 'rita@example.pt', price: '250000', notes: 'Two lines', 'title.pt': 'Casa' }
        for (const [name, text] of Object.entries(early)) {
          const element = asleep.querySelector<HTMLInputElement>(`[name="${name}"]`)
          if (element !== null) element.value = text
        }
      },
    )
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('250000'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          email: 'rita@example.pt',
          price: 250_000,
          notes: 'Two lines',
          title: { en: '', pt: 'Casa' },
          city: 'Faro',
        },
      ]),
    )
  })

  test('takes over what was ticked and chosen, and not what the browser puts back after a reload', async () => {
    const sent: unknown[] = []
    wake(
      <NextIntlClientProvider locale="en" messages={catalogue('en')}>
        <Features onSave={(values) => sent.push(values)} />
      </NextIntlClientProvider>,
      (asleep) => {
        for (const name of ['Lift', 'Pool', 'Sea view', 'Rent', 'Furnished'])
          within(asleep).getByLabelText<HTMLInputElement>(name).click()
        for (const name of ['Published', 'Cards'])
          within(asleep).getByLabelText<HTMLInputElement>(name).checked = true
        within(asleep).getByLabelText<HTMLInputElement>('Sold on').value = '2026-03-14'
        within(asleep).getByLabelText<HTMLInputElement>('Radius').value = '250'
      },
    )
    await waitFor(() => expect(screen.getByLabelText('Sold on')).toHaveValue('2026-03-14'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          features: [2, 3],
          kind: 'rent',
          furnished: 1,
          published: 0,
          day: '2026-03-14',
          view: 'map',
          radius: 250,
        },
      ]),
    )
    expect(screen.getByLabelText('Published')).not.toBeChecked()
    expect(screen.getByLabelText('Map')).toBeChecked()
    expect(screen.getByLabelText('Lift')).not.toBeChecked()
    expect(screen.getByLabelText('Sale')).not.toBeChecked()
  })

  test('sends a form that was sent asleep, with what was typed, once', async () => {
    const calls = answering(() => ({ status: 401, body: { errors: { msg: 'WRONG_PASSWORD' } } }))
    wake(
      <NextIntlClientProvider locale="en" messages={catalogue('en')}>
        <LoginForm next="/home" demo={[]} />
      </NextIntlClientProvider>,
      (asleep) => {
        const [email, password] = asleep.querySelectorAll('input')
        if (email === undefined || password === undefined) throw new Error('No boxes')
        email.value = 'rita@example.pt'
        password.value = 'first-word'
        const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
        asleep.querySelector('form')?.dispatchEvent(sent)
        expect(sent.defaultPrevented).toBe(true)
      },
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password')
    expect(calls.map(({ fields }) => fields)).toEqual([{ email: 'rita@example.pt', password: 'first-word' }])
    expect(screen.getByRole('textbox')).toHaveValue('rita@example.pt')

    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })
})

type FeatureValues = {
  features: number[]
  kind: 'sale' | 'rent'
  furnished: 0 | 1
  published: 0 | 1
  day: string
  view: 'cards' | 'map'
  radius: number
}

function Features({ onSave }: { onSave: (values: FeatureValues) => void }) {
  const { control, handleSubmit, setValue } = useForm<FeatureValues, unknown, FeatureValues>({
    defaultValues: {
      features: [1],
      kind: 'sale',
      furnished: 0,
      published: 0,
      day: '',
      view: 'map',
      radius: 0,
    },
  })
  const [day, view, radius] = useWatch({ control, name: ['day', 'view', 'radius'] })
  return (
    <form noValidate onSubmit={handleSubmit(onSave)}>
      <ChipsField
        control={control}
        name="features"
        label="Features"
        options={[
          { value: 1, label: 'Lift' },
          { value: 2, label: 'Pool' },
          { value: 3, label: 'Sea view' },
        ]}
      />
      <RadioCardsField
        control={control}
        name="kind"
        label="Kind"
        options={[
          { value: 'sale', label: 'Sale' },
          { value: 'rent', label: 'Rent' },
        ]}
      />
      <SwitchField control={control} name="furnished" label="Furnished" />
      <CheckboxField control={control} name="published" label="Published" />
      <label htmlFor="day">Sold on</label>
      <DayBox id="day" value={day} onChange={(chosen) => setValue('day', chosen)} />
      <SegmentedControl
        label="View"
        options={[
          { value: 'cards', label: 'Cards' },
          { value: 'map', label: 'Map' },
        ]}
        value={view}
        onChange={(chosen) => setValue('view', chosen)}
      />
      <RangeSlider
        handles={[{ label: 'Radius', value: radius, onChange: (metres) => setValue('radius', metres) }]}
        min={0}
        max={500}
      />
      <button type="submit">Save</button>
    </form>
  )
}

type Values = {
  email: string
  price: number | null
  notes: string
  title: { en: string; pt: string }
  city: string
}

function Office({ onSave }: { onSave: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values, unknown, Values>({
    defaultValues: { email: '', price: null, notes: '', title: { en: '', pt: '' }, city: 'Faro' },
  })
  return (
    <form noValidate onSubmit={handleSubmit(onSave)}>
      <EmailField control={control} name="email" label="E-mail" required />
      <MoneyField control={control} name="price" label="Price" />
      <TextAreaField control={control} name="notes" label="Notes" />
      <BilingualTextField control={control} name="title" label="Title" />
      <TextField control={control} name="city" label="City" />
      <button type="submit">Save</button>
    </form>
  )
}
