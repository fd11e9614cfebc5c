import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { type Notification, Notifications } from '@/components/ui/notifications'

function Messages({ initial }: { initial: Notification[] }) {
  const [notifications, setNotifications] = useState(initial)
  return (
    <Notifications
      notifications={notifications}
      onClose={(id) => setNotifications((all) => all.filter((notification) => notification.id !== id))}
      label="Notifications"
      closeLabel="Close"
    />
  )
}

const saved: Notification = { id: 1, tone: 'good', message: 'Saved successfully', timeout: 6000 }
const failed: Notification = {
  id: 2,
  tone: 'danger',
  message: 'Server is not responding, connection error',
  timeout: 0,
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('notifications', () => {
  test('of success are polite and disappear after six seconds', () => {
    render(<Messages initial={[saved]} />)
    expect(screen.getByRole('status')).toHaveTextContent('Saved successfully')
    advanceTime(5999)
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    advanceTime(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('render into an existing status region so that they are announced', () => {
    const props = { onClose: () => undefined, label: 'Notifications', closeLabel: 'Close' }
    const { rerender } = render(<Notifications notifications={[]} {...props} />)
    const status = screen.getByRole('status')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    rerender(<Notifications notifications={[saved, failed]} {...props} />)
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Saved successfully')
    expect(status).not.toHaveTextContent('Server is not responding')
  })

  test('of failure are assertive and stay until closed', () => {
    render(<Messages initial={[saved, failed]} />)
    advanceTime(3_600_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Server is not responding')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('pause while hovered, then resume with the remaining time', () => {
    render(<Messages initial={[saved]} />)
    advanceTime(4000)
    const text = screen.getByText('Saved successfully')
    fireEvent.pointerOver(text)
    advanceTime(60_000)
    fireEvent.pointerOut(text)
    advanceTime(1999)
    expect(text).toBeInTheDocument()
    advanceTime(1)
    expect(text).not.toBeInTheDocument()
  })

  test('pause while a dialog is open', () => {
    render(<Messages initial={[saved]} />)
    advanceTime(4000)
    const { unmount } = render(<Modal onClose={() => undefined}>{null}</Modal>)
    advanceTime(60_000)
    expect(screen.getByText('Saved successfully')).toBeInTheDocument()
    unmount()
    advanceTime(2000)
    expect(screen.queryByText('Saved successfully')).not.toBeInTheDocument()
  })
})
