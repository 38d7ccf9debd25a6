import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../ui/design/Button.tsx'
import { Dialog } from '../../ui/design/Dialog.tsx'
import { Sheet } from '../../ui/design/Sheet.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Question = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => { setOpen(true) }}>Adresse löschen</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => { setOpen(false) }}
        title="Adresse löschen"
        closeLabel="Schliessen"
        footer={<Button variant="danger" onClick={() => { setOpen(false) }}>Löschen</Button>}
      >
        <p>Diese Adresse wird aus dem Adressbuch entfernt.</p>
      </Dialog>
    </>
  )
}

/** Opens, traps the focus, closes on Escape and returns the focus. */
export const CentredDialog: Story = {
  render: () => <Question />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Adresse löschen' })
    await userEvent.click(opener)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Adresse löschen' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schliessen' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

const closed = fn<() => void>()

/** Like a sidebar that is loaded on first use: in development React runs its effects twice. */
export const InitiallyOpen: Story = {
  name: 'F-D02 an initially open overlay stays open when effects run twice',
  render: () => (
    <StrictMode>
      <Sheet isOpen onClose={closed} title="Warenkorb" closeLabel="Warenkorb schliessen">
        <p>Zwei Packungen Biofinity.</p>
      </Sheet>
    </StrictMode>
  ),
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
    // The browser reports an earlier closing before it handles a new event.
    await new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve) }) })
    await expect(closed).not.toHaveBeenCalled()
  },
}

export const SidebarRight: Story = {
  render: () => (
    <Sheet
      isOpen
      onClose={() => undefined}
      title="Warenkorb"
      closeLabel="Warenkorb schliessen"
      footer={<Button isWide>Zur Kasse</Button>}
    >
      <p>Zwei Packungen Biofinity.</p>
    </Sheet>
  ),
}
