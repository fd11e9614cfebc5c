import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { NextIntlClientProvider } from 'next-intl'
import { useForm } from 'react-hook-form'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { MoneyField } from '@/components/fields/money-field'
import { TextAreaField } from '@/components/fields/text-area-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { PriceFilter } from '@/components/listing/filter/filter-boxes'
import { SearchBox } from '@/components/resource/search-box'
import { IconSelect } from '@/components/layout/icon-select'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { Select } from '@/components/ui/select'
import { catalogue } from './catalogues'

/** The page as it came from the server, used by `early`, then awake. */
function wake(page: ReactNode, early: (asleep: HTMLElement) => void) {
  const container = document.createElement('main')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  early(container)
  return render(page, { container, hydrate: true })
}

const box = () => screen.getByRole<HTMLSelectElement>('combobox')

function SortBox({ onSort }: { onSort: (sort: string) => void }) {
  const [sort, setSort] = useState('newest')
  return (
    <Select
      value={sort}
      onChange={({ target }) => {
        setSort(target.value)
        onSort(target.value)
      }}
    >
      <option value="oldest">Oldest</option>
      <option value="newest">Newest</option>
      <option value="price">Price</option>
    </Select>
  )
}

describe('a page that is used before it wakes', () => {
  test('takes over what was chosen in a select', async () => {
    const sorted: string[] = []
    wake(<SortBox onSort={(sort) => sorted.push(sort)} />, () => {
      box().value = 'price'
    })
    await waitFor(() => expect(sorted).toEqual(['price']))
    expect(box()).toHaveValue('price')
  })

  test('changes nothing where nothing was chosen, nor in what appears later', async () => {
    const sorted: string[] = []
    const { rerender } = wake(<SortBox onSort={(sort) => sorted.push(sort)} />, () => undefined)
    rerender(<SortBox key="other" onSort={(sort) => sorted.push(sort)} />)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sorted).toEqual([])
    expect(box()).toHaveValue('newest')
  })

  test('takes over a choice behind an icon', async () => {
    const chosen: string[] = []
    const options = [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ] as const
    wake(
      <IconSelect
        label="Theme"
        icon="☀"
        value="light"
        options={options}
        onChange={(theme) => chosen.push(theme)}
      />,
      () => {
        box().value = 'dark'
      },
    )
    await waitFor(() => expect(chosen).toEqual(['dark']))
  })

  test('takes over what was typed into a box that searches or filters, and once', async () => {
    const [searched, prices]: [string[], number[]] = [[], []]
    function Boxes() {
      const [text, setText] = useState('')
      const [price, setPrice] = useState(0)
      return (
        <NextIntlClientProvider locale="en" messages={catalogue('en')} timeZone="Europe/Lisbon">
          <SearchBox
            label="Search"
            value={text}
            onChange={(typed) => (setText(typed), searched.push(typed))}
          />
          <PriceFilter value={price} onChange={(most) => (setPrice(most), prices.push(most))} />
        </NextIntlClientProvider>
      )
    }
    wake(<Boxes />, (asleep) => {
      const [search, price] = asleep.querySelectorAll('input')
      if (search === undefined || price === undefined) throw new Error('No boxes')
      search.value = 'lisboa'
      price.value = '250.000'
    })
    await waitFor(() => expect(prices).toEqual([250_000]))
    expect(searched).toEqual(['lisboa'])
    expect(screen.getByRole('searchbox')).toHaveValue('lisboa')
    expect(screen.getByRole('textbox')).toHaveValue('250.000')
  })

  test('opens the menu whose button was pressed', async () => {
    wake(
      <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
        <MenuItem onSelect={() => undefined}>Archive</MenuItem>
      </Menu>,
      () => {
        window.earlyPress = screen.getByRole('button')
      },
    )
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument()
    expect(window.earlyPress).toBeNull()
  })

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
})

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
