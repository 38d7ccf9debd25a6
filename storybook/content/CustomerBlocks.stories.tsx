import type { Meta, StoryObj } from '@storybook/react-vite'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, within } from 'storybook/test'
import { createSignal } from '../../application/signal.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { signedIn, type Identity } from '../../domain/identity/identity.ts'
import {
  EmailSuggesterBlockView, LoginRedirectBlockView, PartnerLookupBlockView,
} from '../../ui/content/blocks/customer-blocks.tsx'
import { StockBadgeBlockView } from '../../ui/content/blocks/product-blocks.tsx'
import { DeliveryRangeBlockView } from '../../ui/content/blocks/shop-blocks.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { aCustomer } from '../../tests/support/builders/customer.ts'
import { aPartner } from '../../tests/support/builders/partner.ts'
import { fakeShop } from '../../tests/support/fake-shop.ts'
import { blockContext } from './block-context.ts'

const context = blockContext()
const NOTHING = () => null
const shopWith = (getPartner: Shop['delivery']['getPartner']) => [Shop, fakeShop({ delivery: { getPartner } })]
const partnerParameters = (getPartner: Shop['delivery']['getPartner']) => ({
  injected: [[CurrentIdentity, createSignal<Identity | undefined>(signedIn(aCustomer()))], shopWith(getPartner)],
})

/** The blocks that depend on the customer. */
const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const partner: Story['render'] = () => (
  <PartnerLookupBlockView block={{ _tag: 'PartnerLookup', title: '' }} context={context} draw={NOTHING} />
)
const STUDIO = aPartner({ name: 'Studio Limmat' }).partner

export const PartnerGuest: Story = { render: partner, parameters: { injected: [shopWith(() => TE.right(undefined))] } }
export const Partner: Story = {
  name: 'AS-BLOCK-31 shows a signed-in customer their optician',
  render: partner,
  parameters: partnerParameters(() => TE.right(STUDIO)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Studio Limmat')).toBeVisible()
  },
}
export const NoPartner: Story = {
  render: partner,
  parameters: partnerParameters(() => TE.right(undefined)),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Optikgeschäft wählen' })
    await expect(link).toHaveAttribute('href', '/my-account/optician')
  },
}
export const PartnerUnavailable: Story = {
  name: 'AS-BLOCK-31 shows an error when the optician cannot be loaded',
  render: partner,
  parameters: partnerParameters(() => TE.left({ _tag: 'ServiceUnavailable' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toBeVisible()
  },
}

export const EmailSuggestion: Story = {
  render: () => (
    <EmailSuggesterBlockView block={{ _tag: 'EmailSuggester', title: 'Post von uns', text: '' }} context={context} draw={NOTHING} />
  ),
}

const login: Story['render'] = () => (
  <LoginRedirectBlockView
    block={{
      _tag: 'LoginRedirect', title: 'Noch einmal dasselbe', text: 'In Ihrem Konto steht, was Sie zuletzt bestellt haben.',
      label: 'Zu meinen Bestellungen', link: { linktype: 'url', cachedUrl: '', url: '/my-account/history' },
    }}
    context={context}
    draw={NOTHING}
  />
)
export const SignInRequired: Story = {
  render: login,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '/login?redirectUrl=%2Fmy-account%2Fhistory')
  },
}
export const SignedIn: Story = {
  render: login,
  parameters: partnerParameters(() => TE.right(undefined)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '/my-account/history')
  },
}

export const DeliveryDates: Story = {
  render: () => (
    <DeliveryRangeBlockView
      block={{ _tag: 'DeliveryRange', title: 'Vor den Feiertagen:', from: '2025-03-03', to: '2025-03-05' }}
      context={context}
      draw={NOTHING}
    />
  ),
}
export const InStock: Story = {
  render: () => (
    <StockBadgeBlockView
      block={{ _tag: 'StockBadge', title: 'Heute an Lager', subtitle: '', productIds: context.products.map(({ id }) => id) }}
      context={context}
      draw={NOTHING}
    />
  ),
}
