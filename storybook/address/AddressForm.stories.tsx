import type { Meta, StoryObj } from '@storybook/react-vite'
import { asTyped } from '../../ui/address/typed-address.ts'
import { EditAddressPageView } from '../../ui/address/EditAddressPageView.tsx'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { inAccount } from '../account/in-account.tsx'

const ADDRESS = asTyped({
  salutation: 2, firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich',
  countryCode: 'CH',
}, 'billing')

/** The form for one saved address. */
const meta = {
  component: EditAddressPageView,
  parameters: { path: '/my-account/edit-address' },
  decorators: [inAccount('/my-account/edit-address')],
  args: {
    isNew: false, isDefaultOpen: true, stored: ADDRESS, countries: ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'], isBusy: false,
    backPath: '/my-account/addresses',
  },
} satisfies Meta<typeof EditAddressPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const New: Story = {
  args: { isNew: true, stored: asTyped({ firstName: 'Anna', lastName: 'Keller', countryCode: 'CH' }, 'billing') },
}
export const DefaultAddress: Story = { args: { isDefaultOpen: false } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Busy: Story = { args: { isBusy: true } }
export const Refused: Story = {
  args: {
    reply: {
      typed: { ...ADDRESS, billingLastName: '', billingPostcode: '12' },
      problems: {
        billingLastName: { id: 'validation.this_field_is_required', values: {} },
        billingPostcode: { id: 'validation.invalid_postcode', values: {} },
      },
    },
  },
}
export const AlreadySaved: Story = {
  args: { reply: { typed: ADDRESS, problems: {}, failure: refusalMessage({ _tag: 'AddressExists' }) } },
}
export const SuggestedSpelling: Story = {
  args: {
    reply: {
      typed: { ...ADDRESS, billingStreet: 'seestr.' },
      problems: {},
      suggestions: [{
        part: 'billing', suggested: 'Seestrasse 4, 8002 Zürich', original: 'seestr. 4, 8002 Zürich',
        fields: { street: 'Seestrasse', streetNumber: '4', postcode: '8002', city: 'Zürich' },
      }],
    },
  },
}
export const Mobile: Story = { ...SuggestedSpelling, globals: { viewport: { value: 'phone' } } }
