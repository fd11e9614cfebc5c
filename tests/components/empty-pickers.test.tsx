import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import './browser-stubs'
import { AgentPicker } from '@/components/agents/agent-picker'
import { DistrictPicker } from '@/components/districts/district-picker'
import { renderWithServer } from './render-with-server'

function Form() {
  const { control } = useForm<{ agent: number | null; district: number | null }>()
  return (
    <>
      <AgentPicker control={control} name="agent" label="Agent" />
      <DistrictPicker control={control} name="district" label="District" />
    </>
  )
}

test('pickers link to the form of a new agent or district while there is none', async () => {
  renderWithServer(<Form />, { 'GET /api/v1/agents': { body: { agents: [], total: 0 } } })
  expect(await screen.findByRole('link', { name: 'New agent' })).toHaveAttribute('href', '/agents/add')
  expect(await screen.findByRole('link', { name: 'New district' })).toHaveAttribute('href', '/districts/add')
})
