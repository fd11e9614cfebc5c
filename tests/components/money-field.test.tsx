import { screen } from '@testing-library/react'
import { z } from 'zod'
import { AreaWithUnitField } from '@/components/fields/area-field'
import { MoneyField } from '@/components/fields/money-field'
import { renderForm } from './form-around'

const Advert = z.object({ price: z.number().nonnegative().nullable() })

function priceForm(price: number | null) {
  return renderForm(Advert, { price }, (control) => (
    <MoneyField control={control} name="price" label="Price" required />
  ))
}

const box = () => screen.getByRole('textbox', { name: /Price/ })

describe('a price', () => {
  test.each([
    ['1.250.000,50', '1.250.000,50', 1250000.5],
    ['1250000,5', '1.250.000,50', 1250000.5],
    ['1 250 000', '1.250.000', 1250000],
    ['1250000.50', '1.250.000,50', 1250000.5],
    ['1.250.000 €', '1.250.000', 1250000],
    ['99,00', '99', 99],
    ['0', '0', 0],
  ])('typed as %s is shown as %s', async (typed, shown, saved) => {
    const form = priceForm(null)
    await form.user.type(box(), typed)
    expect(box()).toHaveValue(typed)
    await form.user.tab()
    expect(box()).toHaveValue(shown)
    await form.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(form.saved).toEqual([{ price: saved }])
  })

  test('that was saved is shown with dots and comma', () => {
    priceForm(475000.99)
    expect(box()).toHaveValue('475.000,99')
  })

  test('that was emptied is none', async () => {
    const { user, saved } = priceForm(475000)
    await user.clear(box())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([{ price: null }])
  })

  test('that is no number stays as it was typed, says so, and is not saved', async () => {
    const { user, saved } = priceForm(475000)
    await user.clear(box())
    await user.type(box(), 'by agreement')
    expect(screen.queryByText('This field is only numeric')).not.toBeInTheDocument()
    await user.tab()
    expect(box()).toHaveValue('by agreement')
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription(
      'This field is only numeric For example 12345 or 12.345; decimals after a comma',
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toEqual([])
    expect(box()).toHaveFocus()
  })

  test('below zero is refused with the least that it may be', async () => {
    const { user, saved } = priceForm(null)
    await user.type(box(), '-5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Must be 0 or more')).toBeVisible()
    expect(saved).toEqual([])
  })

  test('goes back to what it was when the form starts again', async () => {
    const { user } = priceForm(475000)
    await user.clear(box())
    await user.type(box(), 'rubbish')
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(box()).toHaveValue('475.000')
  })
})

test('an area is saved with its unit, which does not change the number', async () => {
  const Land = z.object({ lot: z.number().nullable(), unit: z.enum(['m2', 'a', 'ha']) })
  const { user, saved } = renderForm(Land, { lot: null, unit: 'm2' }, (control) => (
    <AreaWithUnitField control={control} name="lot" unitName="unit" label="Lot" />
  ))
  await user.type(screen.getByRole('textbox', { name: 'Lot' }), '1,25')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of Lot' }), 'ha')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ lot: 1.25, unit: 'ha' }])
})
