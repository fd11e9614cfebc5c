import { screen } from '@testing-library/react'
import { LocaleSwitch } from '@/components/layout/locale-switch'
import { renderPage } from './render-page'

describe('language switch', () => {
  beforeEach(() => {
    document.cookie = 'filters-properties=x; Path=/'
    document.cookie = 'filters-condominiums=x; Path=/'
    document.cookie = 'menu=collapsed; Path=/'
  })

  test('lists English and Portuguese first, each language by its own name', () => {
    renderPage(<LocaleSwitch />)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English',
      'Português',
      'Español',
      'Français',
      '中文',
    ])
  })

  test('stores the language in the cookie and local storage, and refreshes the page', async () => {
    const { user, navigations } = renderPage(<LocaleSwitch />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Português')
    expect(document.cookie).toContain('locale=pt')
    expect(localStorage.getItem('locale')).toBe('pt')
    expect(navigations).toContain('refresh')
  })

  test('resets the list state and nothing else', async () => {
    window.history.replaceState(null, '', '/properties/listings?beds=3&page=2')
    const { user, navigations } = renderPage(<LocaleSwitch />, { pathname: '/properties/listings' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français')
    expect(document.cookie).not.toMatch(/filters-/)
    expect(document.cookie).toContain('menu=collapsed')
    expect(navigations).toEqual(['replace /properties/listings', 'refresh'])
  })

  test.each([
    ['a record', '/properties/edit/7/general?tab=texts'],
    ['a print page', '/properties/print/7?kind=window&language=pt'],
  ])('does not change the URL of %s', async (_, url) => {
    window.history.replaceState(null, '', url)
    const { user, navigations } = renderPage(<LocaleSwitch />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文')
    expect(navigations).toEqual(['refresh'])
  })
})
