import type { Meta, StoryObj } from '@storybook/react-vite'
import { aDevice } from '../../tests/support/builders/device.ts'
import { DeviceView } from '../../ui/product/DeviceView.tsx'
import { shownDevice } from '../../ui/product/shown-device.ts'
import { onPage } from '../decorators/on-page.tsx'

/** The label information of a medical device. */
const meta = {
  component: DeviceView,
  decorators: [onPage],
  args: {
    device: shownDevice(aDevice(), 'de'),
  },
} satisfies Meta<typeof DeviceView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const ManufacturerOnly: Story = {
  args: { device: { manufacturer: { name: 'Linsenwerk AG', address: 'Seestrasse 1, 8000 Zürich' } } },
}
