import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { LoginForm } from '@/components/auth/login-form'
import { SearchBox } from '@/components/resource/search-box'
import { beforeHydrationScript } from '@/components/ui/before-hydration'
import { readMessages } from './read-messages'
import { mockFetch } from './network'

function hydrateAfter(page: ReactNode, act: (page: HTMLElement) => void) {
  const container = document.createElement('main')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const script = document.createElement('script')
  script.text = beforeHydrationScript
  document.head.append(script)
  act(container)
  return render(page, { container, hydrate: true })
}

function inputsOf(page: HTMLElement, count: number): HTMLInputElement[] {
  const inputs = [...page.querySelectorAll('input')]
  expect(inputs).toHaveLength(count)
  return inputs
}

test('searches once for text typed before hydration', async () => {
  const searched: string[] = []
  function Search() {
    const [text, setText] = useState('')
    return (
      <SearchBox label="Search" value={text} onChange={(typed) => (setText(typed), searched.push(typed))} />
    )
  }
  const { rerender } = hydrateAfter(<Search />, (page) => {
    for (const input of inputsOf(page, 1)) input.value = 'lisboa'
  })
  await waitFor(() => expect(searched).toEqual(['lisboa']))
  rerender(<Search />)
  expect(screen.getByRole('searchbox')).toHaveValue('lisboa')
  expect(searched).toEqual(['lisboa'])
})

test('does not search when nothing was typed', async () => {
  const searched: string[] = []
  hydrateAfter(
    <SearchBox label="Search" value="faro" onChange={(typed) => searched.push(typed)} />,
    () => undefined,
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(searched).toEqual([])
  expect(screen.getByRole('searchbox')).toHaveValue('faro')
})

test('sends a sign-in form that was submitted before hydration once', async () => {
  const calls = mockFetch(() => ({ status: 401, body: { errors: { msg: 'WRONG_PASSWORD' } } }))
  hydrateAfter(
    <NextIntlClientProvider locale="en" messages={readMessages('en')}>
      <LoginForm next="/home" demoAccounts={[]} />
    </NextIntlClientProvider>,
    (page) => {
      const texts = ['rita@example.pt', 'first-word']
      for (const [index, input] of inputsOf(page, 2).entries()) input.value = texts[index] ?? ''
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      page.querySelector('form')?.dispatchEvent(submit)
      expect(submit.defaultPrevented).toBe(true)
    },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password')
  expect(calls.map(({ fields }) => fields)).toEqual([{ email: 'rita@example.pt', password: 'first-word' }])
  expect(screen.getByRole('textbox')).toHaveValue('rita@example.pt')

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(calls).toHaveLength(2))
})
