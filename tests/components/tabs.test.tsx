import { screen } from '@testing-library/react'
import { useState } from 'react'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { renderInEnglish } from './render-form'

const draft = 'Need to save first to access, this is only draft'
const tabs = [
  { id: 'general', label: 'General' },
  { id: 'media', label: 'Media', lockReason: draft },
  { id: 'seo', label: 'SEO' },
] as const

function Blocks({ onLocked }: { onLocked?: (id: string) => void }) {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('general')
  return (
    <>
      <Tabs
        id="blocks"
        label="Blocks"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        onLocked={(tab) => onLocked?.(tab.id)}
      />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tabs="blocks" id={tab.id} selected={selected}>
          <label>
            {tab.label} text <input />
          </label>
        </TabPanel>
      ))}
    </>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })

describe('tabs', () => {
  test('are one tab stop; arrows, Home and End move between tabs and open them', async () => {
    const user = renderInEnglish(<Blocks />)
    await user.tab()
    expect(tab('General')).toHaveFocus()
    await user.keyboard('{End}')
    expect(tab('SEO')).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'SEO' })).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(tab('General')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible()
    await user.tab()
    expect(screen.getByLabelText('General text')).toHaveFocus()
  })

  test('keep typed values while another tab is open', async () => {
    const user = renderInEnglish(<Blocks />)
    await user.type(screen.getByLabelText('General text'), 'T3')
    await user.click(tab('SEO'))
    await user.click(tab('General'))
    expect(screen.getByLabelText('General text')).toHaveValue('T3')
  })

  test('that are locked are focusable and explain why, but do not open', async () => {
    const pressed: string[] = []
    const user = renderInEnglish(<Blocks onLocked={(id) => pressed.push(id)} />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(tab('Media')).toHaveFocus()
    expect(tab('Media')).toHaveAttribute('aria-disabled', 'true')
    expect(tab('Media')).toHaveAccessibleDescription(draft)
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('General')
    expect(pressed).toEqual([])
    await user.keyboard('{Enter}')
    expect(pressed).toEqual(['media'])
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('General')
  })
})
