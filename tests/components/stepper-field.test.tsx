import { screen } from '@testing-library/react'
import { z } from 'zod'
import { StepperField } from '@/components/fields/stepper-field'
import { renderForm } from './render-form'

const Home = z.object({ bedrooms: z.number().int().nonnegative().max(999).nullable() })

function renderRoomsForm(bedrooms: number | null) {
  return renderForm(Home, { bedrooms }, (control) => (
    <StepperField control={control} name="bedrooms" label="Bedrooms" />
  ))
}

const getTextbox = () => screen.getByRole('textbox', { name: 'Bedrooms' })
const getIncreaseButton = () => screen.getByRole('button', { name: 'Increase Bedrooms' })
const getDecreaseButton = () => screen.getByRole('button', { name: 'Decrease Bedrooms' })
const getSaveButton = () => screen.getByRole('button', { name: 'Save' })

describe('stepper field', () => {
  test('increments and decrements by one', async () => {
    const { user, saved } = renderRoomsForm(2)
    await user.click(getIncreaseButton())
    await user.click(getIncreaseButton())
    await user.click(getDecreaseButton())
    await user.click(getSaveButton())
    expect(saved).toEqual([{ bedrooms: 3 }])
  })

  test('never goes below zero', async () => {
    const { user } = renderRoomsForm(1)
    await user.click(getDecreaseButton())
    expect(getTextbox()).toHaveValue('0')
    expect(getDecreaseButton()).toBeDisabled()
    await user.type(getTextbox(), '{ArrowDown}{ArrowDown}')
    expect(getTextbox()).toHaveValue('0')
  })

  test('increments an empty value to 1 and decrements it to 0', async () => {
    const { user } = renderRoomsForm(null)
    await user.click(getIncreaseButton())
    expect(getTextbox()).toHaveValue('1')
    await user.clear(getTextbox())
    await user.click(getDecreaseButton())
    expect(getTextbox()).toHaveValue('0')
  })

  test('accepts typed numbers and arrow keys', async () => {
    const { user, saved } = renderRoomsForm(null)
    await user.type(getTextbox(), '12{ArrowUp}{ArrowUp}{ArrowDown}')
    await user.click(getSaveButton())
    expect(saved).toEqual([{ bedrooms: 13 }])
  })

  test('rejects numbers that are not whole', async () => {
    const { user, saved } = renderRoomsForm(null)
    await user.type(getTextbox(), '2,5')
    await user.click(getSaveButton())
    expect(await screen.findByText('This field is only numeric')).toBeVisible()
    expect(getTextbox()).toHaveAccessibleDescription(
      'This field is only numeric For example, 12345 or 12,345, without decimals.',
    )
    expect(saved).toEqual([])
  })
})
