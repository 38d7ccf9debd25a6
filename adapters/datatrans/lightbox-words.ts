import type { Locale } from '../../domain/shop/locale.ts'

const PLACES = ['title', 'opening', 'otherwise', 'go', 'back'] as const

/** The texts of the page behind the lightbox, in four languages. */
export const LIGHTBOX_WORDS: Readonly<Record<Locale, Readonly<Record<(typeof PLACES)[number], string>>>> = {
  de: {
    title: 'Bezahlen', opening: 'Das Zahlungsfenster wird geöffnet.',
    otherwise: 'Die Zahlung ist auch auf der sicheren Seite des Zahlungsanbieters möglich.',
    go: 'Weiter zur Zahlung', back: 'Zurück zur Bestellung',
  },
  en: {
    title: 'Payment', opening: 'Opening the payment window…',
    otherwise: 'You can also pay on the payment provider’s secure page.',
    go: 'Continue to payment', back: 'Back to the order',
  },
  fr: {
    title: 'Paiement', opening: 'Ouverture de la fenêtre de paiement…',
    otherwise: 'Le paiement est aussi possible sur la page sécurisée du prestataire de paiement.',
    go: 'Continuer vers le paiement', back: 'Retour à la commande',
  },
  it: {
    title: 'Pagamento', opening: 'Apertura della finestra di pagamento…',
    otherwise: 'Il pagamento è possibile anche sulla pagina sicura del fornitore di servizi di pagamento.',
    go: 'Continua al pagamento', back: 'Torna all’ordine',
  },
}
