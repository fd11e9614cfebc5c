import { jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { z } from 'zod'
import { CheckboxField, SwitchField } from '@/components/fields/check-field'
import { ChipsField } from '@/components/fields/chips-field'
import { ImageField } from '@/components/fields/image-field'
import { SelectField } from '@/components/fields/select-field'
import { RadioCardsField } from '@/components/fields/radio-cards-field'
import { anyRange, type Range } from '@/components/portfolio/filter/filter-values'
import { RangeFilter } from '@/components/portfolio/filter/range-filter'
import { renderForm } from './render-form'
import { renderPage } from './render-page'

const getSaveButton = () => screen.getByRole('button', { name: 'Save' })
const agents = [
  { value: 7, label: 'Ana Sá' },
  { value: 12, label: 'Rui Melo' },
]

describe('choice fields', () => {
  test('keeps the type of a selected value, and uses null for none', async () => {
    const { user, saved } = renderForm(
      z.object({ agent: z.number().nullable() }),
      { agent: null },
      (control) => (
        <SelectField control={control} name="agent" label="Agent" none="No agent" options={agents} />
      ),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Rui Melo')
    await user.click(getSaveButton())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'No agent')
    await user.click(getSaveButton())
    expect(saved).toEqual([{ agent: 12 }, { agent: null }])
  })

  test('selects one of a few cards', async () => {
    const { user, saved } = renderForm(
      z.object({ kind: z.enum(['sale', 'rent']) }),
      { kind: 'sale' },
      (control) => (
        <RadioCardsField
          control={control}
          name="kind"
          label="Kind"
          options={[
            { value: 'sale', label: 'For sale' },
            { value: 'rent', label: 'To rent' },
          ]}
        />
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'To rent' }))
    await user.click(getSaveButton())
    expect(saved).toEqual([{ kind: 'rent' }])
  })

  test('saves several options in list order, and ignores accents in the search', async () => {
    const places = ['Lisboa', 'Porto', 'São Brás', ...Array.from({ length: 15 }, (_, n) => `Zona ${n}`)]
    const { user, saved } = renderForm(
      z.object({ places: z.array(z.number()).min(1) }),
      { places: [] },
      (control) => (
        <ChipsField
          control={control}
          name="places"
          label="Places"
          options={places.map((label, value) => ({ label, value }))}
        />
      ),
    )
    await user.click(getSaveButton())
    expect(await screen.findByText('This field is required')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Find in Places' }), 'sao')
    await user.click(screen.getByRole('checkbox', { name: 'São Brás' }))
    await user.clear(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('checkbox', { name: 'Lisboa' }))
    await user.click(getSaveButton())
    expect(saved).toEqual([{ places: [0, 2] }])
  })

  test('stores yes and no as 1 and 0', async () => {
    const Flag = z.union([z.literal(0), z.literal(1)])
    const { user, saved } = renderForm(
      z.object({ sale: Flag, hidden: Flag }),
      { sale: 1, hidden: 0 },
      (control) => (
        <>
          <CheckboxField control={control} name="sale" label="For sale" />
          <SwitchField control={control} name="hidden" label="Hide price" />
        </>
      ),
    )
    await user.click(screen.getByRole('checkbox', { name: 'For sale' }))
    await user.click(screen.getByRole('switch', { name: 'Hide price' }))
    await user.click(getSaveButton())
    expect(saved).toEqual([{ sale: 0, hidden: 1 }])
  })
})

describe('range filter', () => {
  function Filter({ onChange }: { onChange: (value: Range) => void }) {
    const [value, setValue] = useState(anyRange)
    const changeRange = (next: Range) => {
      setValue(next)
      onChange(next)
    }
    return <RangeFilter label="Bedrooms" value={value} max={10} onChange={changeRange} />
  }
  const renderFilter = () => {
    const onChange = jest.fn<(value: Range) => void>()
    renderPage(<Filter onChange={onChange} />)
    return onChange
  }
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })

  test('reports the selected values, and -1 at either end of the track', () => {
    const onChange = renderFilter()
    slide('Bedrooms, from', 3)
    slide('Bedrooms, to', 10)
    expect(onChange).toHaveBeenLastCalledWith({ from: 3, to: -1 })
    slide('Bedrooms, from', 0)
    expect(onChange).toHaveBeenLastCalledWith({ from: -1, to: -1 })
  })

  test('never lets the start exceed the end', () => {
    const onChange = renderFilter()
    slide('Bedrooms, to', 4)
    slide('Bedrooms, from', 9)
    expect(onChange).toHaveBeenLastCalledWith({ from: 4, to: 4 })
  })
})

describe('image field', () => {
  const maxBytes = 2_000_000
  const selectFile = async (file: File) => {
    const form = renderForm(
      z.object({ avatar: z.union([z.file(), z.string(), z.null()]) }),
      { avatar: null },
      (control) => (
        <ImageField
          control={control}
          name="avatar"
          label="Photo"
          maxBytes={maxBytes}
          shrink={async ({ name }) => new File(['small'], name, { type: 'image/jpeg' })}
        />
      ),
    )
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Photo', { selector: 'input' }), file)
    return form
  }

  beforeAll(() => {
    // jsdom does not support object URLs.
    URL.createObjectURL = () => 'blob:photograph'
    URL.revokeObjectURL = () => undefined
  })

  test('keeps a selected image until the form is saved', async () => {
    const file = new File(['x'], 'ana.png', { type: 'image/png' })
    const { user, saved } = await selectFile(file)
    expect(screen.getByRole('img', { name: 'Photo' })).toBeInTheDocument()
    await user.click(getSaveButton())
    expect(saved).toEqual([{ avatar: file }])
  })

  test('rejects a file of exactly the maximum size and says why', async () => {
    await selectFile(new File([new Uint8Array(maxBytes)], 'ana.png', { type: 'image/png' }))
    expect(screen.getByText('This file is too large')).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('resizes a file that is too large on request', async () => {
    const { user, saved } = await selectFile(
      new File([new Uint8Array(maxBytes)], 'ana.jpg', { type: 'image/jpeg' }),
    )
    await user.click(screen.getByRole('button', { name: 'Resize to under 2 MB' }))
    expect(await screen.findByRole('img', { name: 'Photo' })).toBeInTheDocument()
    expect(screen.queryByText('This file is too large')).not.toBeInTheDocument()
    await user.click(getSaveButton())
    expect(saved).toMatchObject([{ avatar: { name: 'ana.jpg', size: 5 } }])
  })

  test('rejects a file of 0 bytes as empty', async () => {
    await selectFile(new File([], 'ana.png', { type: 'image/png' }))
    expect(screen.getByText('This file is empty. Choose another.')).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('rejects a file of another type', async () => {
    await selectFile(new File(['<svg/>'], 'ana.svg', { type: 'image/svg+xml' }))
    expect(screen.getByText('This type of file isn’t allowed. Choose another.')).toBeVisible()
  })
})
