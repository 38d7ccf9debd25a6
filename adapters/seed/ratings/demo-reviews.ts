import type { ProductType } from '../../../domain/product/product-type.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { evenNumber } from '../stock/even-number.ts'

/** Opening sentences, the best first, and second sentences; any pair fits together. */
type Words = { readonly first: readonly (readonly string[])[]; readonly after: readonly string[] }
type LocalizedWords = Readonly<Record<Locale, Words>>

const OF_LENSES: LocalizedWords = {
  de: {
    first: [
      [
        'Morgens eingesetzt und bis am Abend vergessen.', 'Die angenehmsten Linsen, die ich bis jetzt hatte.',
        'Auch nach einem langen Tag sind die Augen feucht.',
      ],
      [
        'Sitzen gut und lassen sich leicht einsetzen.', 'Guter Tragekomfort, scharfe Sicht.',
        'Ich bestelle sie seit Jahren wieder.',
      ],
      [
        'Angenehm zu tragen, nach zwölf Stunden merke ich sie ein wenig.', 'Gute Linsen, am Abend etwas trocken.',
        'In Ordnung, aber nicht meine liebsten.',
      ],
    ],
    after: [
      'Auch am Bildschirm.', 'Beim Sport verrutscht nichts.', 'Im Winter bei Heizungsluft hilft ein Tropfen.',
      'Die Packung reicht genau so lange wie gedacht.',
      'Im Optikgeschäft angepasst, seither hier bestellt.', 'Das Einsetzen ging vom ersten Tag an.',
      'Lieferung war am nächsten Tag da.', 'Für die Ferien praktisch.',
    ],
  },
  en: {
    first: [
      [
        'I put them in at seven and forget about them until bedtime.', 'The most comfortable lenses I have had so far.',
        'No dry eyes, not even in the office.',
      ],
      ['Comfortable and easy to handle.', 'Clear sight and a good fit.', 'I have been buying them for years.'],
      ['Good lenses for the price, a bit dry in the evening.', 'Fine, though I notice them after ten hours.', 'They do the job.'],
    ],
    after: [
      'Fine for sport as well.', 'Even for a beginner like me.', 'A drop helps on long flights.',
      'The pack lasts as long as promised.',
      'They arrived the next day.', 'My optician recommended them.', 'Handy for travelling.', 'No trouble in front of the screen.',
    ],
  },
  fr: {
    first: [
      [
        'Je les oublie toute la journée.', 'Les plus agréables que j’ai portées jusqu’ici.',
        'Les yeux restent hydratés jusqu’au soir.',
      ],
      ['Faciles à poser et très confortables.', 'Bonne vision et bon maintien.', 'Je les reprends régulièrement.'],
      [
        'Bon confort, un peu sèches en fin de soirée.', 'Correctes, je les sens après dix heures.',
        'Elles font ce qu’on leur demande.',
      ],
    ],
    after: [
      'Même devant l’écran.', 'Rien ne bouge pendant le sport.', 'Une goutte aide en avion.',
      'La boîte dure aussi longtemps que prévu.',
      'Conseillées par mon opticienne.', 'La pose a réussi dès le premier jour.', 'Livrées le lendemain.', 'Pratiques en voyage.',
    ],
  },
  it: {
    first: [
      [
        'Le metto la mattina e non le sento più fino a sera.', 'Le più comode che ho provato finora.',
        'Gli occhi restano idratati tutto il giorno.',
      ],
      ['Comode e facili da applicare.', 'Vista nitida e buona tenuta.', 'Le ricompro da anni.'],
      ['Buone lenti, a fine giornata un po’ secche.', 'Vanno bene, dopo dieci ore le sento.', 'Fanno il loro lavoro.'],
    ],
    after: [
      'Anche al computer.', 'Nello sport non si spostano.', 'In aereo aiuta una goccia.', 'La confezione dura quanto previsto.',
      'Me le ha consigliate l’ottica.', 'Applicarle è stato facile dal primo giorno.', 'Arrivate il giorno dopo.',
      'Pratiche in viaggio.',
    ],
  },
}

const OF_OTHERS: LocalizedWords = {
  de: {
    first: [['Tut, was es soll.', 'Genau das Richtige.', 'Gute Qualität.'], ['Gute Ware.', 'Zufrieden.', 'Wie beschrieben.']],
    after: ['Reicht lange.', 'Schnell geliefert.', 'Gerne wieder.', 'Gut verpackt.', 'Auch unterwegs praktisch.', 'Preis stimmt.'],
  },
  en: {
    first: [['Does what it should.', 'Just right.', 'Good quality.'], ['A good buy.', 'As described.', 'Happy with it.']],
    after: ['Lasts a long time.', 'Quickly delivered.', 'Would buy again.', 'Well packed.', 'Handy on the road.', 'Fair price.'],
  },
  fr: {
    first: [
      ['Fait ce qu’il doit.', 'Exactement ce qu’il fallait.', 'Bonne qualité.'],
      ['Bon produit.', 'Conforme à la description.', 'Rien à redire.'],
    ],
    after: ['Dure longtemps.', 'Livraison rapide.', 'Je recommande.', 'Bien emballé.', 'Pratique en déplacement.', 'Prix correct.'],
  },
  it: {
    first: [
      ['Fa quello che deve.', 'Proprio quello che serviva.', 'Buona qualità.'],
      ['Buon prodotto.', 'Come descritto.', 'Va bene.'],
    ],
    after: ['Dura a lungo.', 'Consegna veloce.', 'Lo ricomprerei.', 'Ben imballato.', 'Pratico in viaggio.', 'Prezzo giusto.'],
  },
}

const chosen = (words: readonly string[], name: string): string => words[evenNumber(name) % words.length] ?? ''

/** The reviews of the demo shop, each of a different buyer (`name`) and text; fewer stars use later sentences. */
export const reviewWords = (category: ProductType, locale: Locale, stars: number, name: string): string => {
  const { first, after } = (category === 'lens' ? OF_LENSES : OF_OTHERS)[locale]
  const opening = chosen(first[Math.min(first.length - 1, 5 - stars)] ?? [], `first ${name}`)
  return evenNumber(`short ${name}`) % 8 === 0 ? opening : `${opening} ${chosen(after, `then ${name}`)}`
}

export const REVIEWERS: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Anna K.', 'Beat M.', 'Regula S.', 'Urs B.'], en: ['Emily W.', 'James T.'], fr: ['Camille R.', 'Luc D.', 'Aline F.'],
  it: ['Chiara B.', 'Marco P.'],
}
