import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../../ui/binding/use-injected.ts'
import { useLocale } from '../../ui/binding/use-locale.ts'
import { useLocalePath } from '../../ui/binding/use-locale-path.ts'
import { CompanyRowsView } from '../../ui/content/CompanyRowsView.tsx'
import { ContactRowsView } from '../../ui/content/ContactRowsView.tsx'
import { companyRows, contactRows, list, paragraph, returnAddress } from '../../ui/content/content-text.ts'
import type { ContentBlock } from '../../ui/content/content-text.ts'
import { ContentBlockView } from '../../ui/content/ContentBlockView.tsx'
import { toShopFacts } from '../../ui/content/shop-facts.ts'
import { ShippingPricesView } from '../../ui/content/ShippingPricesView.tsx'
import { chf } from '../listing/listed-sample.ts'
import { onPage } from '../decorators/on-page.tsx'

type BlockArgs = { readonly block: ContentBlock; readonly isNamed: boolean }

const useFacts = () => toShopFacts(useInjected(CurrentShop), useLocale())

const Block = ({ block, isNamed }: BlockArgs) => {
  const { details, ...plain } = useFacts()
  const facts = details === undefined || !isNamed ? plain : { ...plain, details }
  return <div data-testid="block"><ContentBlockView block={block} facts={facts} toPath={useLocalePath()} /></div>
}

const Contact = () => {
  const facts = useFacts()
  return (
    <ContactRowsView
      facts={{
        ...facts,
        email: 'beratung-und-bestellungen@kontaktlinsenversandhandelsgesellschaft.example',
        workingHours: 'Montag bis Donnerstag 8 bis 12 und 13.30 bis 18 Uhr, Freitag 8 bis 17 Uhr, an Feiertagen geschlossen',
      }}
    />
  )
}

/** The blocks of the information pages. */
const meta = {
  component: Block,
  decorators: [onPage],
  args: { block: paragraph('content.terms.prices_text'), isNamed: true },
} satisfies Meta<typeof Block>
export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}
export const List: Story = {
  args: { block: list('content.returns.condition_days', 'content.returns.condition_sealed', 'content.returns.condition_postage') },
}
export const ContactRows: Story = { args: { block: contactRows } }
export const CompanyRows: Story = { args: { block: companyRows } }
export const ReturnAddress: Story = { args: { block: returnAddress } }
export const WithoutCompany: Story = {
  args: { block: companyRows, isNamed: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('block')).toBeEmptyDOMElement()
  },
}
export const ShippingPrices: Story = {
  render: () => (
    <ShippingPricesView
      prices={[
        { country: 'CH', methods: [{ key: 'quickpac_economy', price: chf(690) }, { key: 'swisspost_a_post_parcel', price: chf(890) }] },
        { country: 'DE', methods: [{ key: 'gls_parcel', price: chf(1290) }, { key: 'a_way_of_tomorrow', price: chf(0) }] },
      ]}
    />
  ),
}
export const ContactLongText: Story = { render: () => <Contact /> }
export const CompanyLongText: Story = {
  render: () => (
    <CompanyRowsView
      details={{
        company: 'Kontaktlinsenversandhandelsgesellschaft Zürich-Oerlikon und Umgebung AG',
        address: ['Hinterhaus, zweite Etage links', 'Obere Thurgauerstrassenverlängerung 117 b', '8050 Zürich'],
        registerNumber: 'CHE-123.456.789',
        returnAddress: [],
      }}
    />
  ),
}
export const FrenchContact: Story = { args: { block: contactRows }, globals: { locale: 'fr' } }
