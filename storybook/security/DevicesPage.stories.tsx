import type { Meta, StoryObj } from '@storybook/react-vite'
import { DevicesPageView, type DeviceEntry } from '../../ui/security/DevicesPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

const entry = (id: string, stated: Partial<DeviceEntry> = {}): DeviceEntry => ({
  id, device: { browser: 'firefox', system: 'android' }, since: '2026-02-01T10:12:00Z', lastUsed: '2026-03-02T08:00:00Z', isHere: false,
  ...stated,
})

/** The devices on which a customer is signed in. */
const meta = {
  component: DevicesPageView,
  parameters: { path: '/my-account/security' },
  decorators: [inAccount('/my-account/security')],
  args: {
    devices: [
      entry('1', { isHere: true, device: { browser: 'safari', system: 'iphone' } }), entry('2'),
      entry('3', { device: { browser: 'other', system: 'other' } }),
    ],
    isBusy: false, revocable: { providers: [], passkeys: 0 }, hasPassword: true,
    passwordPath: '/my-account/password', emailPath: '/my-account/email',
  },
} satisfies Meta<typeof DevicesPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const CurrentDeviceOnly: Story = { args: { devices: [entry('1', { isHere: true })] } }
export const Ended: Story = { args: { ended: 'devices' } }
export const NotFound: Story = { args: { failure: 'Dieses Gerät ist nicht mehr angemeldet.' } }
export const Busy: Story = { args: { isBusy: true } }

const METHODS = { revocable: { providers: ['google', 'apple'], passkeys: 2 } } as const
export const OtherMethods: Story = { args: METHODS }
export const OtherMethodsInFrench: Story = { ...OtherMethods, globals: { locale: 'fr' } }
export const OtherMethodsInformal: Story = { ...OtherMethods, globals: { locale: 'it', brand: 'discountlens' } }
export const OtherMethodsWithoutPassword: Story = { args: { ...METHODS, hasPassword: false } }
export const OtherMethodsWrongPassword: Story = { args: { ...METHODS, refusedOthers: { error: 'Das bisherige Passwort stimmt nicht.' } } }
export const OtherMethodsRemoved: Story = { args: { ended: 'methods' } }
