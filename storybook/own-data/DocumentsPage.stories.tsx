import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentsPageView } from '../../ui/own-data/DocumentsPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

const path = '/my-account/order/12'

/** The documents of each order. */
const meta = {
  component: DocumentsPageView,
  parameters: { path: '/my-account/documents' },
  decorators: [inAccount('/my-account/documents')],
  args: {
    lensPath: '/c/lens',
    entries: [
      {
        number: 'IR-2026-000012', createdAt: '2026-03-02T09:00:00.000Z',
        papers: [{ paper: 'confirmation', path, isFile: false }, { paper: 'slip', path, isFile: false }],
      },
      {
        number: 'IR-2026-000007', createdAt: '2026-01-12T09:00:00.000Z',
        papers: [{ paper: 'confirmation', path, isFile: false }, { paper: 'invoice', path: '#', isFile: true }],
      },
    ],
  },
} satisfies Meta<typeof DocumentsPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const Empty: Story = { args: { entries: [] } }
export const EmptyItalian: Story = { args: { entries: [] }, globals: { locale: 'it', brand: 'mrlens' } }
