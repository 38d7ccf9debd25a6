import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressSuggestionsView } from '../../ui/checkout/AddressSuggestionsView.tsx'
import type { AddressSuggestion } from '../../ui/checkout/address-choice.ts'
import { PartnerView } from '../../ui/checkout/PartnerView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const BILLING: AddressSuggestion = {
  part: 'billing',
  suggested: 'Bahnhofstrasse 1, 8001 Zürich',
  original: 'Banhofstr. 1, 8001 Zürich',
  fields: { street: 'Bahnhofstrasse', street_number: '1', postcode: '8001', city: 'Zürich' },
}
const SHIPPING: AddressSuggestion = {
  part: 'shipping',
  suggested: 'Marktgasse 12, 3011 Bern',
  original: 'Marktgase 12, 3011 Bern',
  fields: { street: 'Marktgasse', street_number: '12', postcode: '3011', city: 'Bern' },
}

/** Where a parcel goes: to the customer's optician or home, and how that address is written. */
const meta = {
  component: PartnerView,
  decorators: [onPage],
  args: {
    partner: { _tag: 'Found', name: 'Optik Muster', lines: ['Musterweg 1', '8000 Zürich'], canShipTo: true, canPickUp: true },
  },
} satisfies Meta<typeof PartnerView>
export default meta
type Story = StoryObj<typeof meta>

export const Partner: Story = {}
export const PartnerChosen: Story = { args: { chosen: 'pickup' } }
export const PartnerWithoutPickup: Story = {
  args: { partner: { _tag: 'Found', name: 'Optik Muster', lines: ['Musterweg 1', '8000 Zürich'], canShipTo: true, canPickUp: false } },
}
export const WithoutPartner: Story = { args: { partner: { _tag: 'None' } } }
export const PartnerUnanswered: Story = { args: { partner: { _tag: 'Unanswered' } } }
export const PartnerLongWords: Story = {
  args: {
    partner: {
      _tag: 'Found',
      name: 'Augenoptikerfachgeschäft und Kontaktlinsenanpassungsinstitut Oberschönenbuchen',
      lines: ['Hinterhausdurchgangsstrasse 128a', '9000 St. Gallen'],
      canShipTo: true,
      canPickUp: true,
    },
  },
}

export const OneSuggestion: Story = { render: () => <AddressSuggestionsView suggestions={[BILLING]} /> }
export const TwoSuggestions: Story = { render: () => <AddressSuggestionsView suggestions={[BILLING, SHIPPING]} /> }
export const SuggestionInFrench: Story = { ...OneSuggestion, globals: { locale: 'fr' } }
