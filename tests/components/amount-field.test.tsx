import { screen } from '@testing-library/react'
import { z } from 'zod'
import { AmountField } from '@/components/fields/amount-field'
import { AreaWithUnitField } from '@/components/fields/area-field'
import { renderForm } from './render-form'

const Property = z.object({ price: z.number().nonnegative().nullable() })

function renderPriceForm(price: number | null) {
  return renderForm(Property, { price }, (control) => (
    <AmountField control={control} name="price" label="Price" unit="€" isPrice required />
  ))
}

const getTextbox = () => screen.getByRole('textbox', { name: /Price/ })

describe('price field', () => {
  test.each([
    ['1.250.000,50', '1.250.000,50', 1250000.5],
    ['1250000,5', '1.250.000,50', 1250000.5],
    ['1 250 000', '1.250.000', 1250000],
    ['1250000.50', '1.250.000,50', 1250000.5],
    ['1.250.000 €', '1.250.000', 1250000],
    ['99,00', '99', 99],
    ['0', '0', 0],
  ])('formats %s as %s', async (typed, visible, saved) => {
    const form = renderPriceForm(null)
    await form.user.type(getTextbox(), typed)
    expect(getTextbox()).toHaveValue(typed)
    await form.user.tab()
    expect(getTextbox()).toHaveValue(visible)
    await form.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(form.saved).toEqual([{ price: saved }])
  })

  test('formats a saved price with dots and a comma', () => {
    renderPriceForm(475000.99)
    expect(getTextbox()).toHaveValue('475.000,99')
  })

  test('saves null when cleared', async () => {
    const { user, saved } = renderPriceForm(475000)
    await user.clear(getTextbox())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ price: null }])
  })

  test('keeps an invalid number as typed with an error, and does not save it', async () => {
    const { user, saved } = renderPriceForm(475000)
    await user.clear(getTextbox())
    await user.type(getTextbox(), 'by agreement')
    expect(screen.queryByText('This field is only numeric')).not.toBeInTheDocument()
    await user.tab()
    expect(getTextbox()).toHaveValue('by agreement')
    expect(getTextbox()).toBeInvalid()
    expect(getTextbox()).toHaveAccessibleDescription(
      'This field is only numeric For example, 12345 or 12.345. Use a comma for decimals.',
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([])
    expect(getTextbox()).toHaveFocus()
  })

  test('rejects negative values and shows the minimum', async () => {
    const { user, saved } = renderPriceForm(null)
    await user.type(getTextbox(), '-5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Must be 0 or more')).toBeVisible()
    expect(saved).toEqual([])
  })

  test('resets with the form', async () => {
    const { user } = renderPriceForm(475000)
    await user.clear(getTextbox())
    await user.type(getTextbox(), 'rubbish')
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(getTextbox()).toHaveValue('475.000')
  })
})

test('reads and shows an area in the notation of the language, as lists do', async () => {
  const Size = z.object({ area: z.number().nullable() })
  const { user, saved } = renderForm(Size, { area: null }, (control) => (
    <AmountField control={control} name="area" label="Area" unit="m²" />
  ))
  await user.type(screen.getByRole('textbox', { name: 'Area' }), '1890')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Area' })).toHaveValue('1,890')
  await user.clear(screen.getByRole('textbox', { name: 'Area' }))
  await user.type(screen.getByRole('textbox', { name: 'Area' }), '2,500.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ area: 2500.5 }])
})

test('saves an area with its unit without changing the number', async () => {
  const Land = z.object({ lot: z.number().nullable(), unit: z.enum(['m2', 'a', 'ha']) })
  const { user, saved } = renderForm(Land, { lot: null, unit: 'm2' }, (control) => (
    <AreaWithUnitField control={control} name="lot" unitName="unit" label="Lot" />
  ))
  await user.type(screen.getByRole('textbox', { name: 'Lot' }), '1,25')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit for Lot' }), 'ha')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ lot: 1.25, unit: 'ha' }])
})
