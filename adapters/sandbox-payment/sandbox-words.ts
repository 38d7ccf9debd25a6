import type { Locale } from '../../domain/shop/locale.ts'

const PLACES = [
  'title', 'note', 'amount', 'method', 'reference', 'pay', 'late', 'decline', 'cancel', 'refunded', 'savesCard', 'once',
] as const

/** The texts of the test payment page. */
export const WORDS: Readonly<Record<Locale, Readonly<Record<(typeof PLACES)[number], string>>>> = {
  de: {
    title: 'Testzahlung', note: 'Dies ist eine Testseite. Es fliesst kein Geld.',
    amount: 'Betrag', method: 'Zahlungsart', reference: 'Referenz',
    pay: 'Bezahlen', late: 'Bezahlen, Bestätigung kommt später', decline: 'Zahlung ablehnen', cancel: 'Abbrechen',
    refunded: 'Diese Zahlung wurde zurückerstattet.',
    savesCard: 'Die Karte wird für künftige Zahlungen gespeichert.', once: 'Bezahlen, spätere Abbuchungen ablehnen',
  },
  en: {
    title: 'Test payment', note: 'This is a test page. No money moves.',
    amount: 'Amount', method: 'Payment method', reference: 'Reference',
    pay: 'Pay', late: 'Pay, confirm later', decline: 'Decline payment', cancel: 'Cancel',
    refunded: 'This payment has been refunded.',
    savesCard: 'The card will be saved for future payments.', once: 'Pay, decline later charges',
  },
  fr: {
    title: 'Paiement de test', note: 'Ceci est une page de test. Aucun argent ne circule.',
    amount: 'Montant', method: 'Moyen de paiement', reference: 'Référence',
    pay: 'Payer', late: 'Payer, la confirmation arrive plus tard', decline: 'Refuser le paiement', cancel: 'Annuler',
    refunded: 'Ce paiement a été remboursé.',
    savesCard: 'La carte sera enregistrée pour les prochains paiements.', once: 'Payer, refuser les débits suivants',
  },
  it: {
    title: 'Pagamento di prova', note: 'Questa è una pagina di prova. Non circola denaro.',
    amount: 'Importo', method: 'Metodo di pagamento', reference: 'Riferimento',
    pay: 'Paga', late: 'Paga, la conferma arriva più tardi', decline: 'Rifiuta il pagamento', cancel: 'Annulla',
    refunded: 'Questo pagamento è stato rimborsato.',
    savesCard: 'La carta sarà salvata per i prossimi pagamenti.', once: 'Paga, rifiuta gli addebiti successivi',
  },
}
