import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { LoginForm } from '@/components/auth/login-form'
import { SearchBox } from '@/components/resource/search-box'
import { beforeHydrationScript } from '@/components/ui/before-hydration'
import { errorResponse, mockFetch } from './network'
import { MessagesProvider } from './render-page'

/** Renders the page on the server, runs `interact`, then hydrates the page. */
function hydrateAfter(page: ReactNode, interact: (page: HTMLElement) => void) {
  const container = document.createElement('main')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const script = document.createElement('script')
  script.text = beforeHydrationScript
  document.head.append(script)
  interact(container)
  return render(page, { container, hydrate: true })
}

function getInputs(page: HTMLElement, count: number): HTMLInputElement[] {
  const inputs = [...page.querySelectorAll('input')]
  expect(inputs).toHaveLength(count)
  return inputs
}

test('searches once for text typed before hydration', async () => {
  const searches: string[] = []
  function Search() {
    const [text, setText] = useState('')
    function search(typed: string) {
      searches.push(typed)
      setText(typed)
    }
    return <SearchBox label="Search" value={text} onChange={search} />
  }
  const { rerender } = hydrateAfter(<Search />, (page) => {
    for (const input of getInputs(page, 1)) input.value = 'lisboa'
  })
  await waitFor(() => expect(searches).toEqual(['lisboa']))
  rerender(<Search />)
  expect(screen.getByRole('searchbox')).toHaveValue('lisboa')
  expect(searches).toEqual(['lisboa'])
})

test('does not search when nothing was typed', async () => {
  const searches: string[] = []
  hydrateAfter(
    <SearchBox label="Search" value="faro" onChange={(typed) => searches.push(typed)} />,
    () => undefined,
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(searches).toEqual([])
  expect(screen.getByRole('searchbox')).toHaveValue('faro')
})

test('sends a sign-in form exactly once if it was submitted before hydration', async () => {
  const requests = mockFetch(() => errorResponse(401, 'WRONG_PASSWORD'))
  hydrateAfter(
    <MessagesProvider>
      <LoginForm next="/home" demoAccounts={[]} />
    </MessagesProvider>,
    (page) => {
      const texts = ['rita@example.pt', 'first-word']
      for (const [index, input] of getInputs(page, 2).entries()) input.value = texts[index] ?? ''
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      page.querySelector('form')?.dispatchEvent(submit)
      expect(submit.defaultPrevented).toBe(true)
    },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password')
  expect(requests.map(({ fields }) => fields)).toEqual([{ email: 'rita@example.pt', password: 'first-word' }])
  expect(screen.getByRole('textbox')).toHaveValue('rita@example.pt')

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(requests).toHaveLength(2))
})
