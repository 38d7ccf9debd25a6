import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AddressPageView } from '../../ui/checkout/AddressPageView.tsx'
import { AddressSuggestionsView } from '../../ui/address/AddressSuggestionsView.tsx'
import type { AddressSuggestion } from '../../ui/address/address-choice.ts'
import type { AddressReply } from '../../ui/address/address-reply.ts'
import { PartnerView } from '../../ui/checkout/PartnerView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const BILLING: AddressSuggestion = {
  part: 'billing',
  suggested: 'Bahnhofstrasse 1, 8001 Zürich',
  original: 'Banhofstr. 1, 8001 Zürich',
  fields: { street: 'Bahnhofstrasse', streetNumber: '1', postcode: '8001', city: 'Zürich' },
}
const SHIPPING: AddressSuggestion = {
  part: 'shipping',
  suggested: 'Marktgasse 12, 3011 Bern',
  original: 'Marktgase 12, 3011 Bern',
  fields: { street: 'Marktgasse', streetNumber: '12', postcode: '3011', city: 'Bern' },
}

/** The delivery address: the customer's optician or home, and suggestions for its spelling. */
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
export const PartnerServiceUnavailable: Story = { args: { partner: { _tag: 'Unanswered' } } }
export const PartnerLongText: Story = {
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

export const PartnerInEnglish: Story = { globals: { locale: 'en' } }
export const PartnerInFrench: Story = { globals: { locale: 'fr' } }
export const PartnerInItalian: Story = { globals: { locale: 'it' } }
export const PartnerServiceUnavailableInItalian: Story = { ...PartnerServiceUnavailable, globals: { locale: 'it' } }
export const WithoutPartnerInFrench: Story = { ...WithoutPartner, globals: { locale: 'fr' } }
export const PartnerWithoutDelivery: Story = {
  args: { partner: { _tag: 'Found', name: 'Optik Muster', lines: [], canShipTo: false, canPickUp: false } },
  render: (args) => <div data-testid="partner"><PartnerView {...args} /></div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('partner')).toBeEmptyDOMElement()
  },
}

/** The whole address step of a customer with an optician, with the response of the shop. */
const step = (reply: AddressReply | undefined, isBusy = false): Story => ({
  parameters: { path: '/checkout/address' },
  render: ({ partner }) => (
    <section>
      <h1>Adresse</h1>
      <AddressPageView
        stored={{ billingCountryCode: 'CH', deliveryTo: 'partner' }}
        countries={['CH', 'DE']}
        reply={reply}
        partner={partner}
        isBusy={isBusy}
        backPath="/checkout/customer"
      />
    </section>
  ),
})
const REFUSED: AddressReply = {
  typed: { deliveryTo: 'pickup' }, problems: {}, failure: { id: 'error.partner_pickup_not_offered', values: {} },
}
export const StepWithPartner: Story = step(undefined)
export const StepBusy: Story = step(undefined, true)
export const StepRefused: Story = step(REFUSED)
export const StepRefusedInEnglish: Story = { ...StepRefused, globals: { locale: 'en' } }
export const StepWithSuggestionBusy: Story = step({ typed: {}, problems: {}, suggestions: [BILLING] }, true)

export const OneSuggestion: Story = { render: () => <AddressSuggestionsView suggestions={[BILLING]} /> }
export const TwoSuggestions: Story = { render: () => <AddressSuggestionsView suggestions={[BILLING, SHIPPING]} /> }
export const SuggestionInFrench: Story = { ...OneSuggestion, globals: { locale: 'fr' } }
export const SuggestionInEnglish: Story = { ...OneSuggestion, globals: { locale: 'en' } }
export const SuggestionInItalian: Story = { ...OneSuggestion, globals: { locale: 'it' } }
export const SuggestionLongText: Story = {
  render: () => (
    <AddressSuggestionsView
      suggestions={[{
        ...BILLING,
        suggested: 'Hinterhausdurchgangsstrasse-Oberschönenbuchenwaldrandsiedlung 128a, 9000 St. Gallen',
        original: 'Hinterhausdurchgangsstr.-Oberschönenbuchenwaldrandsiedlung 128a, 9000 St. Gallen',
      }]}
    />
  ),
}
