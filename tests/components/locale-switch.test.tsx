import { screen } from '@testing-library/react'
import { LocaleSwitch } from '@/components/layout/locale-switch'
import { renderPage } from './page-around'

function cookies(): string {
  return document.cookie
}

describe('changing the language', () => {
  beforeEach(() => {
    document.cookie = 'filters-properties=x; Path=/'
    document.cookie = 'filters-condominiums=x; Path=/'
    document.cookie = 'menu=collapsed; Path=/'
  })

  test('offers English and Portuguese first, each language in its own words', () => {
    renderPage(<LocaleSwitch />)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English',
      'Português',
      'Español',
      'Français',
      '中文',
    ])
  })

  test('is kept in the cookie and in local storage, and renders the page anew', async () => {
    const { user, went } = renderPage(<LocaleSwitch />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Português')
    expect(cookies()).toContain('locale=pt')
    expect(localStorage.getItem('locale')).toBe('pt')
    expect(went).toContain('refresh')
  })

  test('resets the state of the lists and nothing else', async () => {
    window.history.replaceState(null, '', '/properties/listings?beds=3&page=2')
    const { user, went } = renderPage(<LocaleSwitch />, { pathname: '/properties/listings' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français')
    expect(cookies()).not.toMatch(/filters-/)
    expect(cookies()).toContain('menu=collapsed')
    expect(went).toEqual(['replace /properties/listings', 'refresh'])
  })

  test('leaves the address of a record alone', async () => {
    window.history.replaceState(null, '', '/properties/edit/7/general?tab=texts')
    const { user, went } = renderPage(<LocaleSwitch />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文')
    expect(went).toEqual(['refresh'])
  })
})
