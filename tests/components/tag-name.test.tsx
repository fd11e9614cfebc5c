import { screen } from '@testing-library/react'
import type { TagKind } from '#contract/tag.ts'
import { TagItems } from '@/components/portfolio/card/record-menu-items'
import { TagChip } from '@/components/records/tag-chip'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'
import { renderPage } from './render-page'

const renderChip = (
  locale: 'es' | 'pt' | 'fr' | 'zh',
  kind: TagKind | null,
  name: string,
  resource?: 'properties' | 'condominiums',
) => renderPage(<TagChip kind={kind} name={name} resource={resource} />, { locale })

test("translates a tag by its kind in languages for which the API has no text, and keeps the agency's text otherwise", () => {
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

test('uses the grammatical gender of the resource in the menu of a record', async () => {
  const tags = [{ id: 3, kind: 'sold' as const, i18n: { tag: { en: 'sold', pt: 'vendido' } } }]
  const { user } = renderPage(
    <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
      <TagItems
        resource="condominiums"
        response={{ data: { tags }, error: undefined, isValidating: false, mutate: async () => undefined }}
        selectedTagId={null}
        skeletonCount={1}
        onChange={() => undefined}
      />
    </Menu>,
    { locale: 'es' },
  )
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  expect(await screen.findByRole('menuitem', { name: 'vendida' })).toBeVisible()
})
