import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { expect } from 'storybook/test'
import { BRAND_CHANNELS, toneOf } from '../../domain/shop/brand-channel.ts'
import type { BrandChannel, Tone } from '../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { Button } from '../../ui/design/Button.tsx'
import { Stack } from '../../ui/design/Layout.tsx'
import text from '../../ui/design/text.module.css'
import { loadMessages } from '../../ui/messages/load-messages.ts'
import type { Messages } from '../../ui/messages/load-messages.ts'
import { SWISS_FORMAT } from '../../ui/messages/swiss-format.ts'
import { onPage } from '../decorators/on-page.tsx'
import css from './start.module.css'

type Words = { readonly [locale in Locale]: { readonly [tone in Tone]: Messages } }

const inBothTones = async (locale: Locale) => ({
  formal: await loadMessages(locale, 'formal'),
  informal: await loadMessages(locale, 'informal'),
})
const allWords = async (): Promise<Words> => ({
  de: await inBothTones('de'), en: await inBothTones('en'), fr: await inBothTones('fr'), it: await inBothTones('it'),
})

const shops = demoShopRegister()

type CellProps = { readonly brand: BrandChannel; readonly locale: Locale; readonly words: Words }

const Cell = ({ brand, locale, words }: CellProps) => (
  <IntlProvider locale={SWISS_FORMAT[locale]} messages={words[locale][toneOf(brand)]}>
    <div className={css['cell']} data-brand={brand} lang={locale}>
      <p className={text['eyebrow']}>{locale} · {toneOf(brand)}</p>
      <h3><FormattedMessage id="home.title" /></h3>
      <p><FormattedMessage id="home.description" /></p>
      <p><span className={text['price']}>CHF 38.90</span> <span className={text['saving']}>CHF 5.00</span></p>
      <Button><FormattedMessage id="product.add_to_cart" /></Button>
    </div>
  </IntlProvider>
)

/** The five brands in the four languages at a glance. */
const meta = {
  globals: { locale: 'en' },
  decorators: [onPage],
  loaders: [async () => ({ words: await allWords() })],
} satisfies Meta
export default meta

export const BrandsAndLanguages: StoryObj<typeof meta> = {
  render: (_args, { loaded }) => (
    <Stack gap="large">
      {BRAND_CHANNELS.map((brand) => (
        <Stack key={brand}>
          <h2>{shops.settings(brand).brandName}</h2>
          <div className={css['matrix']}>
            {LOCALES.map((locale) => <Cell key={locale} brand={brand} locale={locale} words={loaded['words'] as Words} />)}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(BRAND_CHANNELS.length * LOCALES.length)
  },
}
