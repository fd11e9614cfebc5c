import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgencyError } from '#contract/errors.ts'
import { Notifications } from '@/components/resource/notifications'
import { clearNotifications, notify, notifyError, notifyUndoable } from '@/components/resource/notifier'
import { Modal } from '@/components/ui/modal'
import { renderPage } from './render-page'

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('notifications', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    act(() => {
      // Notifications with `survivesNavigation` survive the first call.
      clearNotifications()
      clearNotifications()
    })
    jest.useRealTimers()
  })

  test('show a success after 100 ms for 6 seconds', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ message: 'common.SAVED_SUCCESSFULLY' }))
    await advanceTime(99)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
    await advanceTime(1)
    expect(screen.getByRole('status')).toHaveTextContent('Saved successfully')
    await advanceTime(6000)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })

  test('render into an existing status region so that they are announced', async () => {
    renderPage(<Notifications />)
    const status = screen.getByRole('status')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    act(() => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      notifyError(new AgencyError('NOT_FOUND'))
    })
    await advanceTime(100)
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Saved successfully')
    expect(status).not.toHaveTextContent('Not found')
  })

  test('pause while hovered, then resume with the remaining time', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ message: 'common.SAVED_SUCCESSFULLY' }))
    await advanceTime(4100)
    const text = screen.getByText('Saved successfully')
    fireEvent.pointerOver(text)
    await advanceTime(60_000)
    fireEvent.pointerOut(text)
    await advanceTime(1999)
    expect(text).toBeInTheDocument()
    await advanceTime(1)
    expect(text).not.toBeInTheDocument()
  })

  test('pause while a dialog is open', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ message: 'common.SAVED_SUCCESSFULLY' }))
    await advanceTime(4100)
    const { unmount } = render(<Modal onClose={() => undefined}>{null}</Modal>)
    await advanceTime(60_000)
    expect(screen.getByText('Saved successfully')).toBeInTheDocument()
    unmount()
    await advanceTime(2000)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })

  test('stay with a timeout of 0', async () => {
    renderPage(<Notifications />)
    act(() => void notify({ text: 'reset e-mail sent to ana@soleira.example', timeout: 0 }))
    await advanceTime(60_000)
    expect(screen.getByText('reset e-mail sent to ana@soleira.example')).toBeVisible()
  })

  test('list each error once until it is closed', async () => {
    renderPage(<Notifications />)
    act(() => {
      notifyError(new AgencyError('HIGHLIGHT_LIMIT'))
      notifyError(new AgencyError('NOT_FOUND'))
      notifyError(new AgencyError('NOT_FOUND'))
    })
    await advanceTime(60_000)
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'You exceeded the limit of highlighted properties (maximum 18)',
      'Not found',
    ])
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('keep their own actions when their texts are the same', async () => {
    const undone: string[] = []
    renderPage(<Notifications />)
    act(() => {
      notifyUndoable('1 message archived', 'Undo', () => undone.push('first'))
      notifyUndoable('1 message archived', 'Undo', () => undone.push('second'))
    })
    await advanceTime(100)
    for (let count = 2; count > 0; count -= 1) {
      const [undo] = screen.getAllByRole('button', { name: 'Undo' })
      act(() => undo?.click())
    }
    expect(undone).toEqual(['first', 'second'])
    expect(screen.queryByText('1 message archived')).not.toBeInTheDocument()
  })

  test('of one group are combined; the combined action runs the action of each, latest first', async () => {
    const undone: string[] = []
    const group = {
      name: 'price',
      text: (count: number) => `${count} prices changed`,
      actionLabel: 'Undo all',
    }
    renderPage(<Notifications />)
    for (const reference of ['SOL-1', 'SOL-2', 'SOL-3'])
      act(
        () =>
          void notify({
            text: `${reference}: price changed`,
            group,
            action: { label: 'Undo', run: () => undone.push(reference) },
          }),
      )
    await advanceTime(100)
    expect(screen.getByRole('status')).toHaveTextContent(/^3 prices changedUndo all/)
    act(() => screen.getByRole('button', { name: 'Undo all' }).click())
    await advanceTime(0)
    expect(undone).toEqual(['SOL-3', 'SOL-2', 'SOL-1'])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('fill in the counts of an error text', async () => {
    renderPage(<Notifications />)
    act(
      () => void notifyError(new AgencyError('AGENT_IN_USE', { params: { properties: 3, condominiums: 1 } })),
    )
    await advanceTime(100)
    expect(screen.getByRole('alert')).toHaveTextContent('3 properties and 1 development')
  })

  test('explain a demo record for 5 seconds', async () => {
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('DEMO')))
    await advanceTime(100)
    expect(screen.getByRole('status')).toHaveTextContent('is part of the demo')
    expect(screen.getByRole('status')).not.toHaveTextContent('resets')
    await advanceTime(5000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('mention the reset interval of demo records when there is one', async () => {
    document.documentElement.dataset.demoReset = '45'
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('DEMO')))
    delete document.documentElement.dataset.demoReset
    await advanceTime(100)
    expect(screen.getByRole('status')).toHaveTextContent('The database resets every 45 minutes.')
  })

  test('disappear on navigation unless marked for the next page', async () => {
    const { visit } = renderPage(<Notifications />, { pathname: '/properties/new' })
    act(() => {
      notifyError(new AgencyError('NOT_FOUND'))
      notify({ message: 'common.SAVED_SUCCESSFULLY', survivesNavigation: true })
    })
    await advanceTime(100)
    visit({ pathname: '/properties/edit/7/general' })
    expect(screen.queryByText('Not found')).not.toBeInTheDocument()
    expect(screen.getByText('Saved successfully')).toBeVisible()
    visit({ pathname: '/home' })
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })
})
