import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../../ui/binding/use-injected.ts'
import { useLocale } from '../../ui/binding/use-locale.ts'
import { useLocalePath } from '../../ui/binding/use-locale-path.ts'
import { contentOf } from '../../ui/content/content-of.ts'
import { CONTENT_SLUGS } from '../../ui/content/content-slug.ts'
import type { ContentSlug } from '../../ui/content/content-slug.ts'
import { ContentPageView } from '../../ui/content/ContentPageView.tsx'
import { service } from '../../ui/content/pages/service.ts'
import { toShopFacts } from '../../ui/content/shop-facts.ts'

type PageArgs = { readonly slug: ContentSlug; readonly hasAmounts: boolean }

const InformationPage = ({ slug, hasAmounts }: PageArgs) => {
  const { freeShippingFrom, orderLimit, ...plain } = toShopFacts(useInjected(CurrentShop), useLocale())
  const amounts = {
    ...(freeShippingFrom === undefined ? {} : { freeShippingFrom }),
    ...(orderLimit === undefined ? {} : { orderLimit }),
  }
  const facts = hasAmounts ? { ...plain, ...amounts } : plain
  return <ContentPageView content={contentOf(slug, facts)} facts={facts} toPath={useLocalePath()} picture="h/iris" />
}

const Service = () => {
  const facts = toShopFacts(useInjected(CurrentShop), useLocale())
  return <ContentPageView content={service} facts={facts} toPath={useLocalePath()} picture="h/iris" />
}

/** Every information page, with the texts and facts of the brand. */
const meta = {
  component: InformationPage,
  args: { slug: 'terms', hasAmounts: true },
  argTypes: { slug: { control: 'select', options: CONTENT_SLUGS } },
} satisfies Meta<typeof InformationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Privacy: Story = { args: { slug: 'privacy' } }
export const Cookies: Story = { args: { slug: 'cookies' } }
export const LegalNotice: Story = { args: { slug: 'legal-notice' } }
export const ShippingInfo: Story = { args: { slug: 'shipping-info' } }
export const ShippingInfoWithoutAmounts: Story = { args: { slug: 'shipping-info', hasAmounts: false } }
export const Returns: Story = { args: { slug: 'returns' } }
export const AboutUs: Story = { args: { slug: 'about-us' } }
export const Disclaimer: Story = { args: { slug: 'disclaimer' } }
export const Accessibility: Story = { args: { slug: 'accessibility' } }
export const Contact: Story = { args: { slug: 'contact' } }
export const FrenchReturns: Story = { args: { slug: 'returns' }, globals: { locale: 'fr' } }
export const InformalTerms: Story = { globals: { brand: 'mrlens', tone: 'informal' } }
export const ServiceAndAppointments: Story = { render: () => <Service /> }
export const ServiceInformal: Story = { ...ServiceAndAppointments, globals: { locale: 'fr', brand: 'mrlens' } }
