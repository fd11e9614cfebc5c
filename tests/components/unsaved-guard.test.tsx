import { jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { confirmLeave, useUnsaved } from '@/components/resource/unsaved-work'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { renderPage } from './render-page'

function UnsavedWork({ isUnsaved, hasNoDraft }: { isUnsaved: boolean; hasNoDraft: boolean }) {
  useUnsaved(isUnsaved, { hasNoDraft })
  return (
    <>
      <a href="/properties/listings">Listings</a>
      <a href="#texts">Title and description</a>
      <a href="mailto:ana@example.pt">Send email</a>
    </>
  )
}

const renderLinks = ({ isUnsaved = true, hasNoDraft = false } = {}) =>
  renderPage(
    <>
      <UnsavedWork isUnsaved={isUnsaved} hasNoDraft={hasNoDraft} />
      <UnsavedGuard />
    </>,
  )

/** Returns true if the page did not prevent the click. */
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

describe('leaving the page', () => {
  test('warns about unsaved work, and Stay does not navigate', async () => {
    const { user, navigations } = renderLinks()
    expect(press('Listings')).toBe(false)
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(navigations).toEqual([])
  })

  test('says whether a draft keeps the typed values', async () => {
    const { user } = renderLinks()
    press('Listings')
    expect(await screen.findByText(/we’ll offer it when you come back/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    cleanup()
    renderLinks({ hasNoDraft: true })
    press('Listings')
    expect(await screen.findByText(/will be lost/)).toBeVisible()
  })

  test('continues to the requested page after Leave', async () => {
    const { user, navigations } = renderLinks()
    press('Listings')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(navigations).toEqual(['push /properties/listings']))
  })

  test('asks before the tab is closed while something is unsaved', () => {
    renderLinks()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  test('does not warn when everything is saved', async () => {
    renderLinks({ isUnsaved: false })
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(await confirmLeave()).toBe(true)
  })

  test('allows links within the page', () => {
    renderLinks()
    expect(press('Title and description')).toBe(true)
  })

  test('allows links that open another program', () => {
    renderLinks()
    const handleClick = jest.fn((event: Event) => event.preventDefault())
    screen.getByRole('link', { name: 'Send email' }).addEventListener('click', handleClick)
    press('Send email')
    expect(handleClick).toHaveBeenCalledTimes(1)
  })
})
