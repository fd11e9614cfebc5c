import { render } from '@testing-library/react'
import { FallbackProvider, useIsFresh } from '@/lib/agency/fallback-provider'

const key = 'agents.list {}'

/** Renders a page whose data was fetched at `at` (ms). Returns true if it needs no request when it mounts. */
function isFreshOnMount(at: number): boolean | undefined {
  const values: boolean[] = []
  function Reader() {
    values.push(useIsFresh(key))
    return null
  }
  const { unmount } = render(
    <FallbackProvider fallback={{ at, responses: { [key]: {} }, versions: {} }}>
      <Reader />
    </FallbackProvider>,
  )
  unmount()
  return values[0]
}

test('a response is fresh when its page first mounts, but not when the Back button shows the page again', () => {
  expect(isFreshOnMount(1_000)).toBe(true)
  expect(isFreshOnMount(1_000)).toBe(false)
  expect(isFreshOnMount(2_000)).toBe(true)
  expect(isFreshOnMount(1_000)).toBe(false)
})
