import { act, render, screen } from '@testing-library/react'
import { useAnnouncement } from '@/components/ui/use-announcement'

test('announces the same text twice in a row', () => {
  let announce: (text: string) => void = () => undefined
  function Page() {
    const [status, announceText] = useAnnouncement()
    announce = announceText
    return status
  }
  render(<Page />)
  const status = screen.getByRole('status')
  act(() => announce('Moved to position 2 of 5'))
  const first = status.textContent
  act(() => announce('Moved to position 2 of 5'))
  expect(status).toHaveTextContent('Moved to position 2 of 5')
  expect(status.textContent).not.toBe(first)
})
