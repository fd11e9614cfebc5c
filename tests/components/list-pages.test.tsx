import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { renderWithServer } from './render-with-server'

const loaded = { data: ['a'], error: undefined, isValidating: false, mutate: () => Promise.resolve() }

function List() {
  return (
    <>
      <ResourceList
        result={loaded}
        getRows={(rows) => rows}
        skeleton={null}
        emptyState={{ title: 'Nothing' }}
        paging={{ total: 72, perPage: 24 }}
      >
        {(rows) => <p>{rows}</p>}
      </ResourceList>
      <ListPages total={72} perPage={24} />
    </>
  )
}

const getSecondPageLink = () => screen.getByRole('link', { name: 'Page 2' })

test('renders pages as links; a click updates the URL without a navigation', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const pushState = jest.spyOn(window.history, 'pushState')
  const { user, visitedUrls } = renderWithServer(<List />, {}, '/properties/listings')
  expect(getSecondPageLink()).toHaveAttribute('href', '/properties/listings?page=2')

  await user.click(getSecondPageLink())
  expect(pushState).toHaveBeenCalledTimes(1)
  expect(window.location.search).toBe('?page=2')
  expect(visitedUrls).toEqual([])
  expect(getSecondPageLink()).toHaveAttribute('aria-current', 'page')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(screen.getByText('a').parentElement).toHaveFocus()
})

test('lets the browser handle Ctrl+click, which opens a new tab', async () => {
  const pushState = jest.spyOn(window.history, 'pushState').mockClear()
  const { user } = renderWithServer(<List />, {}, '/properties/listings')
  await user.keyboard('{Control>}')
  await user.click(getSecondPageLink())
  expect(pushState).not.toHaveBeenCalled()
})
