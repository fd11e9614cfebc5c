import { screen } from '@testing-library/react'
import type { TagKind } from '#contract/tag.ts'
import { TagChip } from '@/components/records/tag-chip'
import { renderPage } from './render-page'

const renderChip = (
  locale: 'es' | 'pt' | 'fr' | 'zh',
  kind: TagKind | null,
  name: string,
  resource?: 'properties' | 'condominiums',
) => renderPage(<TagChip kind={kind} name={name} resource={resource} />, { locale })

test("translates a tag by its kind where the API has no text, and keeps the agency's text otherwise", () => {
  renderChip('fr', 'sold', 'sold')
  expect(screen.getByText('vendu')).not.toHaveAttribute('lang')
  renderChip('zh', 'reserved', 'reserved')
  expect(screen.getByText('已预订')).toBeVisible()
  renderChip('pt', 'sold', 'já vendido')
  expect(screen.getByText('já vendido')).toBeVisible()
  renderChip('fr', null, 'exclusive')
  expect(screen.getByText('exclusive')).toHaveAttribute('lang', 'en')
})

test('uses the grammatical gender of the resource in Spanish', () => {
  renderChip('es', 'sold', 'sold')
  expect(screen.getByText('vendido')).toBeVisible()
  renderChip('es', 'sold', 'sold', 'condominiums')
  expect(screen.getByText('vendida')).toBeVisible()
})
