import { screen } from '@testing-library/react'
import { useState } from 'react'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { renderPage } from './render-page'

const tabs = [
  { id: 'general', label: 'General' },
  { id: 'media', label: 'Media' },
  { id: 'seo', label: 'SEO' },
] as const

function Blocks() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('general')
  return (
    <>
      <Tabs id="blocks" label="Blocks" tabs={tabs} selected={selected} onSelect={setSelected} />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tabsId="blocks" id={tab.id} selected={selected}>
          <label>
            {tab.label} text <input />
          </label>
        </TabPanel>
      ))}
    </>
  )
}

const getTab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })

describe('tabs', () => {
  test('are one tab stop; arrows, Home and End move between tabs and open them', async () => {
    const { user } = renderPage(<Blocks />)
    await user.tab()
    expect(getTab('General')).toHaveFocus()
    await user.keyboard('{End}')
    expect(getTab('SEO')).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'SEO' })).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(getTab('General')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible()
    await user.tab()
    expect(screen.getByLabelText('General text')).toHaveFocus()
  })

  test('keep typed values while another tab is open', async () => {
    const { user } = renderPage(<Blocks />)
    await user.type(screen.getByLabelText('General text'), 'T3')
    await user.click(getTab('SEO'))
    await user.click(getTab('General'))
    expect(screen.getByLabelText('General text')).toHaveValue('T3')
  })
})
