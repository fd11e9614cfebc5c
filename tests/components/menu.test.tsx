import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { renderPage } from './render-page'

function Actions({ onChoose }: { onChoose?: (action: string) => void }) {
  return (
    <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
      <MenuItem onSelect={() => onChoose?.('archive')}>Archive</MenuItem>
      <MenuItem onSelect={() => onChoose?.('delete')}>Delete</MenuItem>
    </Menu>
  )
}

const getTrigger = () => screen.getByRole('button', { name: 'Actions' })

describe('menu', () => {
  test('renders the button of a closed menu before the menu’s code is loaded', () => {
    renderPage(<Actions />)
    expect(getTrigger()).toHaveAttribute('aria-haspopup', 'menu')
    expect(getTrigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens with the first click and closes with the second', async () => {
    const { user } = renderPage(<Actions />)
    await user.click(getTrigger())
    expect(await screen.findByRole('menu')).toHaveAccessibleName('Actions')
    expect(getTrigger()).toHaveAttribute('aria-expanded', 'true')
    await user.click(getTrigger())
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  test.each([
    ['{Enter}', 'Archive'],
    [' ', 'Archive'],
    ['{ArrowDown}', 'Archive'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %j, with %s as the active item', async (key, name) => {
    const { user } = renderPage(<Actions />)
    const button = getTrigger()
    await user.tab()
    await user.keyboard(key)
    const menu = await screen.findByRole('menu')
    const item = screen.getByRole('menuitem', { name })
    await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', item.id))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    expect(getTrigger()).toBe(button)
  })

  test('activates the pressed item even if it moves away from the pointer during the press', async () => {
    const selected: string[] = []
    const { user } = renderPage(<Actions onChoose={(action) => selected.push(action)} />)
    await user.click(getTrigger())
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    fireEvent.mouseDown(item, { clientX: 20, clientY: 50 })
    fireEvent.click(screen.getByRole('menu'), { clientX: 20, clientY: 51 })
    expect(selected).toEqual(['delete'])
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('does nothing when the pointer is dragged off the item before release', async () => {
    const selected: string[] = []
    const { user } = renderPage(<Actions onChoose={(action) => selected.push(action)} />)
    await user.click(getTrigger())
    fireEvent.mouseDown(await screen.findByRole('menuitem', { name: 'Delete' }), {
      clientX: 20,
      clientY: 50,
    })
    fireEvent.click(screen.getByRole('menu'), { clientX: 20, clientY: 90 })
    expect(selected).toEqual([])
  })

  test('runs the selected action once and returns focus', async () => {
    const selected: string[] = []
    const { user } = renderPage(<Actions onChoose={(action) => selected.push(action)} />)
    await user.click(getTrigger())
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(selected).toEqual(['delete'])
    await waitFor(() => expect(getTrigger()).toHaveFocus())
  })

  test('supports typeahead, Home and End, skips disabled items, and activates once with Enter', async () => {
    const selected: string[] = []
    const choose = (action: string) => () => selected.push(action)
    const { user } = renderPage(
      <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
        <MenuItem onSelect={choose('open')}>Open</MenuItem>
        <MenuItem onSelect={choose('archive')}>Archive</MenuItem>
        <MenuItem disabled onSelect={choose('move')}>
          Move
        </MenuItem>
        <MenuItem onSelect={choose('delete')}>Delete</MenuItem>
      </Menu>,
    )
    await user.click(getTrigger())
    const menu = await screen.findByRole('menu')
    const expectActive = (name: string) =>
      expect(menu).toHaveAttribute('aria-activedescendant', screen.getByRole('menuitem', { name }).id)
    expect(menu).toHaveFocus()
    expect(menu).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('ar')
    expectActive('Archive')
    await user.keyboard('{ArrowDown}')
    expectActive('Delete')
    await user.keyboard('{ArrowDown}')
    expectActive('Delete')
    await user.keyboard('{Home}')
    expectActive('Open')
    await user.keyboard('{End}{ArrowUp}')
    expectActive('Archive')
    await user.hover(screen.getByRole('menuitem', { name: 'Move' }))
    expect(menu).not.toHaveAttribute('aria-activedescendant')
    await user.click(screen.getByRole('menuitem', { name: 'Move' }))
    expect(menu).toBeInTheDocument()
    await user.keyboard('{End}{Enter}')
    expect(selected).toEqual(['delete'])
    expect(menu).not.toBeInTheDocument()
    expect(getTrigger()).toHaveFocus()
  })

  test('makes the last item active once items that load late appear; Tab closes the menu and moves on', async () => {
    const createMenu = (names: string[]) => (
      <>
        <Menu button={<IconButton label="Actions" icon="…" tooltip={false} />}>
          {names.map((name) => (
            <MenuItem key={name} onSelect={() => undefined}>
              {name}
            </MenuItem>
          ))}
        </Menu>
        <button type="button">After</button>
      </>
    )
    const user = userEvent.setup()
    const { rerender } = render(createMenu([]))
    await user.tab()
    await user.keyboard('{ArrowUp}')
    const menu = await screen.findByRole('menu')
    // Enter before the items appear neither selects nor closes.
    await user.keyboard('{Enter}')
    rerender(createMenu(['Archive', 'Delete']))
    await waitFor(() =>
      expect(menu).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('menuitem', { name: 'Delete' }).id,
      ),
    )
    await user.tab()
    expect(menu).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('closes on an outside press without blocking it', async () => {
    const pressed: string[] = []
    const { user } = renderPage(
      <>
        <Actions />
        <button type="button" onClick={() => pressed.push('elsewhere')}>
          Elsewhere
        </button>
      </>,
    )
    await user.click(getTrigger())
    const menu = await screen.findByRole('menu')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(menu).not.toBeInTheDocument()
    expect(pressed).toEqual(['elsewhere'])
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })
})
