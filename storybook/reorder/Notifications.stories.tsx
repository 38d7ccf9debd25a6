import type { Meta, StoryObj } from '@storybook/react-vite'
import { reorderNotifications } from '../../ui/reorder/reorder-notifications.ts'
import type { ReorderReply } from '../../ui/reorder/reorder-reply.ts'
import { NotificationList } from '../decorators/messages.tsx'

const LOST = [
  { title: 'Air Optix Colors', path: '/p/1/air-optix-colors' },
  { title: 'Acuvue Oasys MAX 1-Day Multifocal for Astigmatism', path: '/p/2/acuvue-oasys-max' },
]

const REPLACED = [
  { from: { title: 'Biomedics 55', path: '/p/3/biomedics' }, to: { title: 'Biofinity', path: '/p/4/biofinity' } },
]

const notifications = (reply: ReorderReply): Story => ({
  render: () => <NotificationList notices={(intl) => reorderNotifications(intl, reply)} />,
})

/** The notifications after a reorder. */
const meta = { parameters: { path: '/my-account/history' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NotPossible: Story = notifications({ failure: { id: 'error.reorder_not_possible', values: {} } })
export const AllDifferences: Story = notifications({
  onward: '/checkout#reorder', cart: '/cart', notices: ['changed', 'not_reorderable', 'partly'],
  replaced: REPLACED,
  unavailable: LOST, successors: [],
})
export const InFrench: Story = { ...AllDifferences, globals: { locale: 'fr', brand: 'mrlens' } }
export const InItalian: Story = { ...AllDifferences, globals: { locale: 'it', brand: 'discountlens' } }
export const InEnglish: Story = { ...AllDifferences, globals: { locale: 'en' } }
