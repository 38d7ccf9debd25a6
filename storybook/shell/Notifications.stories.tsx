import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotificationsView } from '../../ui/notice/NotificationsView.tsx'

const undo = fn()

const meta = {
  component: NotificationsView,
  args: {
    label: 'Meldungen',
    closeLabel: 'Meldung schliessen',
    onDismiss: fn(),
    onRead: fn(),
    onLeave: fn(),
    notices: [
      {
        id: 1, isPersistent: false,
        content: { tone: 'success', text: 'Biofinity wurde entfernt.', action: { label: 'Rückgängig', run: undo } },
      },
      {
        id: 2, isPersistent: true,
        content: { tone: 'danger', title: 'Das hat nicht geklappt', text: 'Höchstens 20 Packungen pro Bestellung.' },
      },
    ],
  },
} satisfies Meta<typeof NotificationsView>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Meldungen' }))
    await userEvent.click(region.getByRole('button', { name: 'Rückgängig' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
    await expect(args.onRead).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { notices: [] } }
