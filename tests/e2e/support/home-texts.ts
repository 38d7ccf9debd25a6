import { demoStories } from '../../../adapters/seed/content/demo-stories.ts'
import { seedLanguage } from '../../../adapters/seed/content/seed-language.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

type Hero = { readonly title: string; readonly subtitle: string; readonly buttonText: string }

/** The promise on the home page of a demo shop. */
export const heroWords = (brand: BrandChannel, locale: Locale): Hero => {
  const home = demoStories(brand).find(({ slug }) => slug === 'home')?.content[seedLanguage(locale)] as { readonly body: readonly Hero[] }
  const [hero] = home.body
  if (hero === undefined) throw new Error(`The entrance of ${brand} promises nothing`)
  return hero
}
