import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { PriceFilter } from '@/components/listing/filter/filter-boxes'
import { SearchBox } from '@/components/resource/search-box'
import { IconSelect } from '@/components/layout/icon-select'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { Select } from '@/components/ui/select'
import { catalogue } from './catalogues'
import { wake } from './wake'

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
})
