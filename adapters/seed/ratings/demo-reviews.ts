import type { ProductType } from '../../../domain/product/product-type.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

type Words = Readonly<Record<Locale, readonly string[]>>

/** What buyers of the demo shop wrote, the best first. */
const OF_LENSES: Words = {
  de: [
    'Morgens eingesetzt und bis am Abend vergessen. Auch am Bildschirm bleiben die Augen feucht.',
    'Sitzen gut und lassen sich leicht einsetzen. Ich bestelle sie seit Jahren wieder.',
    'Angenehm zu tragen. Nach zwölf Stunden merke ich sie ein wenig.',
  ],
  en: [
    'I put them in at seven and forget about them until bedtime. No dry eyes in the office either.',
    'Comfortable and easy to handle, even for a beginner like me.',
    'Good lenses for the price. A bit dry on long flights.',
  ],
  fr: [
    'Je les oublie toute la journée, même devant l’écran. Rien à redire.',
    'Faciles à poser et très confortables. Je les reprends régulièrement.',
    'Bon confort, un peu sèches en fin de soirée.',
  ],
  it: [
    'Le metto la mattina e non le sento più fino a sera. Ottime anche al computer.',
    'Comode e facili da applicare, le ricompro da anni.',
    'Buone lenti, a fine giornata un po’ secche.',
  ],
}

const OF_OTHERS: Words = {
  de: ['Tut, was es soll, und reicht lange. Gerne wieder.', 'Gute Ware, schnell geliefert.'],
  en: ['Does what it should and lasts a long time. Would buy again.', 'Good quality, quickly delivered.'],
  fr: ['Fait ce qu’il doit et dure longtemps. Je recommande.', 'Bonne qualité, livraison rapide.'],
  it: ['Fa quello che deve e dura a lungo. Lo ricomprerei.', 'Buona qualità, consegna veloce.'],
}

/** Fewer stars find the later words. */
export const reviewWords = (category: ProductType, locale: Locale, stars: number): string => {
  const words = (category === 'lens' ? OF_LENSES : OF_OTHERS)[locale]
  return words[Math.min(words.length - 1, 5 - stars)] ?? ''
}

export const REVIEWERS: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Anna K.', 'Beat M.', 'Regula S.', 'Urs B.'], en: ['Emily W.', 'James T.'], fr: ['Camille R.', 'Luc D.', 'Aline F.'],
  it: ['Chiara B.', 'Marco P.'],
}
