import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeviceView } from '../../ui/product/DeviceView.tsx'
import { onPage } from '../decorators/on-page.tsx'

/** What the label of a medical device states. */
const meta = {
  component: DeviceView,
  decorators: [onPage],
  args: {
    device: {
      manufacturer: { name: 'Linsenwerk Inc.', address: '1 Example Drive, Victor, NY 14564, USA' },
      euRepresentative: { name: 'Linsenwerk Europe GmbH', address: 'Musterweg 2, 10115 Berlin, DE' },
      swissRepresentative: { name: 'Linsenwerk Schweiz AG', address: 'Seestrasse 1, 8000 Zürich, CH' },
      notifiedBody: '0123',
      udiDi: '09520000010010',
      storage: { text: 'Bei 2 bis 30 °C lagern.', locale: 'de' },
      instructions: { text: 'https://instructions.example/1/de', locale: 'de' },
    },
  },
} satisfies Meta<typeof DeviceView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const ManufacturerOnly: Story = {
  args: { device: { manufacturer: { name: 'Linsenwerk AG', address: 'Seestrasse 1, 8000 Zürich' } } },
}
