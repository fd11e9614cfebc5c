import { fireEvent, screen } from '@testing-library/react'
import { PriceForm } from '@/components/properties/list/price-form'
import { renderWithServer } from './render-with-server'

const renderForm = () => {
  const results: (number | null)[] = []
  const { user } = renderWithServer(
    <PriceForm
      reference="SOL-5"
      initial={300_000}
      isInTable={false}
      onDone={(price) => results.push(price)}
    />,
  )
  return { user, results, input: screen.getByRole('textbox', { name: /^Price/ }) }
}

test('leaving the input saves the price', async () => {
  const { user, results, input } = renderForm()
  await user.clear(input)
  await user.type(input, '280000')
  fireEvent.blur(input)
  expect(results).toEqual([280_000])
})

test('keeps the focus in the input while Cancel is pressed; Safari would move it to the page', async () => {
  const { user, results, input } = renderForm()
  await user.clear(input)
  await user.type(input, '280000')
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await user.pointer({ keys: '[MouseLeft>]', target: cancel })
  expect(input).toHaveFocus()
  await user.pointer({ keys: '[/MouseLeft]', target: cancel })
  expect(results).toEqual([null])
})
