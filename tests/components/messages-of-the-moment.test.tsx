import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { AgencyError } from '#contract/errors.ts'
import { Notifications } from '@/components/resource/notifications'
import { clearNotices, notify, notifyError } from '@/components/resource/notifier'
import { renderPage } from './page-around'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('messages of the moment', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    act(() => {
      clearNotices()
      clearNotices()
    })
    jest.useRealTimers()
  })

  test('a success appears after 100 ms and is gone after 6 seconds', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ message: 'common.SAVED_SUCCESSFULLY' }))
    await pass(99)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
    await pass(1)
    expect(screen.getByRole('status')).toHaveTextContent('Saved successfully')
    await pass(6000)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })

  test('a timeout of 0 stays', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ text: 'reset e-mail sent to ana@soleira.example', timeout: 0 }))
    await pass(60_000)
    expect(screen.getByText('reset e-mail sent to ana@soleira.example')).toBeVisible()
  })

  test('errors stay in a list, each once, until they are closed', async () => {
    renderPage(<Notifications />)
    act(() => {
      notifyError(new AgencyError('HIGHLIGHT_LIMIT'))
      notifyError(new AgencyError('NOT_FOUND'))
      notifyError(new AgencyError('NOT_FOUND'))
    })
    await pass(60_000)
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'You exceeded the limit of highlighted properties (maximum 18)',
      'Not found',
    ])
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('say how many when the text asks for it', async () => {
    renderPage(<Notifications />)
    act(
      () => void notifyError(new AgencyError('AGENT_IN_USE', { params: { properties: 3, condominiums: 1 } })),
    )
    await pass(100)
    expect(screen.getByRole('alert')).toHaveTextContent('3 properties and 1 development')
  })

  test('a demo record is explained calmly, for 5 seconds', async () => {
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('DEMO')))
    await pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('belongs to the demonstration')
    expect(screen.getByRole('status')).not.toHaveTextContent('resets')
    await pass(5000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('a demo record says how often the database resets, where it does', async () => {
    document.documentElement.dataset.demoReset = '45'
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('DEMO')))
    delete document.documentElement.dataset.demoReset
    await pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('The database resets every 45 minutes.')
  })

  test('go with the page, but for what was said to be kept for the next one', async () => {
    const { visit } = renderPage(<Notifications />, { pathname: '/properties/new' })
    act(() => {
      notifyError(new AgencyError('NOT_FOUND'))
      notify({ message: 'common.SAVED_SUCCESSFULLY', keep: true })
    })
    await pass(100)
    visit({ pathname: '/properties/edit/7/general' })
    expect(screen.queryByText('Not found')).not.toBeInTheDocument()
    expect(screen.getByText('Saved successfully')).toBeVisible()
    visit({ pathname: '/home' })
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })
})
