import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { DateInput } from '@/components/fields/date-input'
import { renderPage } from './render-page'

function renderDate(locale: 'en' | 'pt' = 'en') {
  const changes: string[] = []
  function Field() {
    const [value, setValue] = useState('2026-09-02')
    const change = (date: string) => {
      changes.push(date)
      setValue(date)
    }
    return (
      <>
        <label htmlFor="since">Since</label>
        <DateInput id="since" value={value} onChange={change} />
        <output>{value}</output>
        <button onClick={() => setValue('')}>Reset</button>
      </>
    )
  }
  return { ...renderPage(<Field />, { locale }), changes }
}

const getInput = () => screen.getByRole('textbox', { name: 'Since' })
const hint = /This isn’t a date. Enter it as dd\/mm\/yyyy\./

describe('date input', () => {
  test('reports a date once it is complete, and formats it on blur', async () => {
    const { user, changes } = renderDate()
    expect(getInput()).toHaveValue('02/09/2026')
    await user.clear(getInput())
    await user.type(getInput(), '3.9.2026')
    expect(changes).toEqual(['', '2026-09-03'])
    await user.tab()
    expect(getInput()).toHaveValue('03/09/2026')
  })

  test('keeps text that is not a date and explains the format on blur', async () => {
    const { user, changes } = renderDate()
    await user.type(getInput(), '99')
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
    await user.tab()
    expect(getInput()).toHaveValue('02/09/202699')
    expect(getInput()).toBeInvalid()
    expect(getInput()).toHaveAccessibleDescription(hint)
    expect(changes).toEqual([])
    await user.clear(getInput())
    expect(getInput()).toBeValid()
  })

  test('replaces text that is not a date when the value is reset', async () => {
    const { user } = renderDate()
    await user.type(getInput(), '99')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(getInput()).toHaveValue('')
    expect(getInput()).toBeValid()
  })

  test('uses a day selected in the calendar', async () => {
    const { user, changes } = renderDate('pt')
    const opened: Element[] = []
    HTMLInputElement.prototype.showPicker = function () {
      opened.push(this)
    }
    await user.click(screen.getByRole('button', { name: 'Abrir calendário' }))
    const [calendar] = opened
    if (calendar === undefined) throw new Error('No calendar opened')
    fireEvent.change(calendar, { target: { value: '2026-12-24' } })
    expect(changes).toEqual(['2026-12-24'])
    expect(getInput()).toHaveValue('24/12/2026')
  })
})
