import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressBookPageView } from '../../ui/address/AddressBookPageView.tsx'
import type { AddressEntry } from '../../ui/address/address-book-data.ts'
import { inAccount } from '../account/in-account.tsx'

const entry = (id: number, lines: readonly string[], isDefault = false): AddressEntry =>
  ({ id, isDefault, address: { lines, city: 'Zürich', country: 'CH' } })
const HOME = entry(1, ['Anna Keller', 'Seeweg 4', '8002 Zürich'], true)
const WORK = entry(2, ['Optik Keller AG', 'Anna Keller', 'Bahnhofstrasse 12', '8001 Zürich'])
const LONG = entry(3, [
  'Kontaktlinsenversandhandelsgesellschaft Oberschönenbuchen', 'Maximiliane-Alexandrina von Hohenfels-Wildenstein',
  'Untere Kreuzbergstrasse-Nordwest 118b', '8055 Zürich',
])

/** All addresses that a customer has saved. */
const meta = {
  component: AddressBookPageView,
  parameters: { path: '/my-account/addresses' },
  decorators: [inAccount('/my-account/addresses')],
  args: { entries: [HOME, WORK], isBusy: false, toPath: (path) => path },
} satisfies Meta<typeof AddressBookPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Informal: Story = { globals: { brand: 'mrlens' } }
export const French: Story = { args: { removing: 1 }, globals: { locale: 'fr', brand: 'lensvision' } }
export const Italian: Story = { args: { news: 'changed' }, globals: { locale: 'it', brand: 'discountlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Empty: Story = { args: { entries: [] } }
export const Added: Story = { args: { news: 'added' } }
export const Removing: Story = { args: { removing: 2 } }
export const RemovingDefaultAddress: Story = { args: { removing: 1 } }
export const Full: Story = { args: { full: 20 } }
export const FullInFrench: Story = { ...Full, globals: { locale: 'fr', brand: 'mrlens' } }
export const Saving: Story = { args: { isBusy: true } }
export const LongText: Story = { args: { entries: [HOME, LONG, WORK], removing: 3 } }
export const Mobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
