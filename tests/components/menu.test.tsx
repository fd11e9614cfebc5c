import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { renderInEnglish } from './form-around'

function Actions({ onChoose }: { onChoose?: (what: string) => void }) {
  return (
    <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
      <MenuItem onSelect={() => onChoose?.('archive')}>Archive</MenuItem>
      <MenuItem onSelect={() => onChoose?.('delete')}>Delete</MenuItem>
    </Menu>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Actions' })

describe('a menu', () => {
  test('is a closed menu button before anything of it is loaded', () => {
    renderInEnglish(<Actions />)
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens with the first click and closes with the second', async () => {
    const user = renderInEnglish(<Actions />)
    await user.click(trigger())
    expect(await screen.findByRole('menu')).toHaveAccessibleName('Actions')
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    await user.click(trigger())
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  test.each([
    ['{Enter}', 'Archive'],
    [' ', 'Archive'],
    ['{ArrowDown}', 'Archive'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %j and stands on %s', async (key, name) => {
    const user = renderInEnglish(<Actions />)
    const button = trigger()
    await user.tab()
    await user.keyboard(key)
    const menu = await screen.findByRole('menu')
    const item = screen.getByRole('menuitem', { name })
    await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', item.id))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    expect(trigger()).toBe(button)
  })

  test('does the item that was pressed, though lines above it have moved it from under the pointer', async () => {
    const chosen: string[] = []
    const user = renderInEnglish(<Actions onChoose={(what) => chosen.push(what)} />)
    await user.click(trigger())
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    fireEvent.mouseDown(item, { clientX: 20, clientY: 50 })
    fireEvent.click(screen.getByRole('menu'), { clientX: 20, clientY: 51 })
    expect(chosen).toEqual(['delete'])
    fireEvent.click(screen.getByRole('menu'), { clientX: 20, clientY: 51 })
    expect(chosen).toEqual(['delete'])
  })

  test('does nothing when the pointer is dragged off the item before it is let go', async () => {
    const chosen: string[] = []
    const user = renderInEnglish(<Actions onChoose={(what) => chosen.push(what)} />)
    await user.click(trigger())
    fireEvent.mouseDown(await screen.findByRole('menuitem', { name: 'Delete' }), {
      clientX: 20,
      clientY: 50,
    })
    fireEvent.click(screen.getByRole('menu'), { clientX: 20, clientY: 90 })
    expect(chosen).toEqual([])
  })

  test('does what is chosen once, and gives the focus back', async () => {
    const chosen: string[] = []
    const user = renderInEnglish(<Actions onChoose={(what) => chosen.push(what)} />)
    await user.click(trigger())
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(chosen).toEqual(['delete'])
    await waitFor(() => expect(trigger()).toHaveFocus())
  })
})
