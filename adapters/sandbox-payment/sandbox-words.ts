import type { Locale } from '../../domain/shop/locale.ts'

const PLACES = ['title', 'note', 'amount', 'method', 'reference', 'pay', 'late', 'decline', 'cancel', 'refunded', 'keeps', 'once'] as const

/** The little the payment page says, in the four languages of its attempt. */
export const WORDS: Readonly<Record<Locale, Readonly<Record<(typeof PLACES)[number], string>>>> = {
  de: {
    title: 'Testzahlung', note: 'Dies ist eine Testseite. Es fliesst kein Geld.',
    amount: 'Betrag', method: 'Zahlungsart', reference: 'Referenz',
    pay: 'Bezahlen', late: 'Bezahlen, Bestätigung kommt später', decline: 'Ablehnen lassen', cancel: 'Abbrechen',
    refunded: 'Diese Zahlung wurde zurückerstattet.',
    keeps: 'Die Karte wird für das nächste Mal gemerkt.', once: 'Bezahlen, spätere Abbuchungen ablehnen lassen',
  },
  en: {
    title: 'Test payment', note: 'This is a test page. No money moves.',
    amount: 'Amount', method: 'Payment method', reference: 'Reference',
    pay: 'Pay', late: 'Pay, confirmation comes later', decline: 'Let it be declined', cancel: 'Cancel',
    refunded: 'This payment has been refunded.',
    keeps: 'The card will be kept for next time.', once: 'Pay, let later charges be declined',
  },
  fr: {
    title: 'Paiement de test', note: 'Ceci est une page de test. Aucun argent ne circule.',
    amount: 'Montant', method: 'Moyen de paiement', reference: 'Référence',
    pay: 'Payer', late: 'Payer, la confirmation arrive plus tard', decline: 'Faire refuser', cancel: 'Annuler',
    refunded: 'Ce paiement a été remboursé.',
    keeps: 'La carte sera conservée pour la prochaine fois.', once: 'Payer, faire refuser les débits suivants',
  },
  it: {
    title: 'Pagamento di prova', note: 'Questa è una pagina di prova. Non circola denaro.',
    amount: 'Importo', method: 'Metodo di pagamento', reference: 'Riferimento',
    pay: 'Paga', late: 'Paga, la conferma arriva più tardi', decline: 'Fai rifiutare', cancel: 'Annulla',
    refunded: 'Questo pagamento è stato rimborsato.',
    keeps: 'La carta sarà conservata per la prossima volta.', once: 'Paga, fai rifiutare gli addebiti successivi',
  },
}
