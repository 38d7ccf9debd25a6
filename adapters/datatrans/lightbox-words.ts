import type { Locale } from '../../domain/shop/locale.ts'

const PLACES = ['title', 'opening', 'otherwise', 'go', 'back'] as const

/** The little the page behind the lightbox says, in four languages. */
export const LIGHTBOX_WORDS: Readonly<Record<Locale, Readonly<Record<(typeof PLACES)[number], string>>>> = {
  de: {
    title: 'Bezahlen', opening: 'Das Zahlungsfenster wird geöffnet …',
    otherwise: 'Die Zahlung geht auch auf der sicheren Seite unseres Zahlungspartners.',
    go: 'Zur Zahlungsseite', back: 'Zurück zur Bestellung',
  },
  en: {
    title: 'Payment', opening: 'Opening the payment window …',
    otherwise: 'You can also pay on the secure page of our payment partner.',
    go: 'To the payment page', back: 'Back to the order',
  },
  fr: {
    title: 'Paiement', opening: 'Ouverture de la fenêtre de paiement …',
    otherwise: 'Le paiement est aussi possible sur la page sécurisée de notre partenaire.',
    go: 'Vers la page de paiement', back: 'Retour à la commande',
  },
  it: {
    title: 'Pagamento', opening: 'Apertura della finestra di pagamento …',
    otherwise: 'Il pagamento è possibile anche sulla pagina sicura del nostro partner.',
    go: 'Alla pagina di pagamento', back: 'Torna all’ordine',
  },
}
