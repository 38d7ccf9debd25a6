import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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

/** Opens, holds the focus, leaves with Escape and gives the focus back. */
export const InTheMiddle: Story = {
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

export const AtTheSide: Story = {
  render: () => (
    <Sheet
      side="right"
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

export const AtTheLeft: Story = {
  render: () => (
    <Sheet side="left" width="narrow" isOpen onClose={() => undefined} title="Filter" closeLabel="Filter schliessen">
      <p>Marke, Tragedauer, Preis.</p>
    </Sheet>
  ),
}
