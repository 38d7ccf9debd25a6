import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import type { MailText, VoicedText } from './mail-text.ts'

/** What the confirmation of an order says; `{…}` is filled in. */
export const SENTENCES = {
  subject: {
    formal: {
      de: 'Ihre Bestellung {number} bei {brand}',
      en: 'Your order {number} at {brand}',
      fr: 'Votre commande {number} chez {brand}',
      it: 'Il Suo ordine {number} presso {brand}',
    },
    informal: {
      de: 'Deine Bestellung {number} bei {brand}',
      en: 'Your order {number} at {brand}',
      fr: 'Ta commande {number} chez {brand}',
      it: 'Il tuo ordine {number} presso {brand}',
    },
  },
  greeting: {
    formal: { de: 'Guten Tag {name}', en: 'Hello {name}', fr: 'Bonjour {name}', it: 'Buongiorno {name}' },
    informal: { de: 'Hallo {name}', en: 'Hello {name}', fr: 'Salut {name}', it: 'Ciao {name}' },
  },
  thanks: {
    formal: {
      de: 'Vielen Dank für Ihre Bestellung. Bitte vergleichen Sie die Werte mit Ihrer Packung.',
      en: 'Thank you for your order. Please compare the values with those on your box.',
      fr: 'Merci pour votre commande. Veuillez comparer les valeurs avec celles de votre boîte.',
      it: 'Grazie per il Suo ordine. La preghiamo di confrontare i valori con quelli della Sua confezione.',
    },
    informal: {
      de: 'Vielen Dank für deine Bestellung. Bitte vergleiche die Werte mit deiner Packung.',
      en: 'Thank you for your order. Please compare the values with those on your box.',
      fr: 'Merci pour ta commande. Compare les valeurs avec celles de ta boîte.',
      it: 'Grazie per il tuo ordine. Confronta i valori con quelli della tua confezione.',
    },
  },
  prepayment: {
    formal: {
      de: 'Wir verschicken Ihr Paket, sobald Ihre Zahlung eingetroffen ist. Bitte nennen Sie die Bestellnummer {number}.',
      en: 'We ship your parcel as soon as your payment has arrived. Please quote order number {number}.',
      fr: 'Nous expédions votre colis dès réception de votre paiement. Veuillez indiquer le numéro de commande {number}.',
      it: 'Spediamo il Suo pacco non appena riceviamo il pagamento. Indichi il numero d’ordine {number}.',
    },
    informal: {
      de: 'Wir verschicken dein Paket, sobald deine Zahlung eingetroffen ist. Bitte nenne die Bestellnummer {number}.',
      en: 'We ship your parcel as soon as your payment has arrived. Please quote order number {number}.',
      fr: 'Nous expédions ton colis dès réception de ton paiement. Indique le numéro de commande {number}.',
      it: 'Spediamo il tuo pacco non appena riceviamo il pagamento. Indica il numero d’ordine {number}.',
    },
  },
  help: {
    formal: {
      de: 'Haben Sie Fragen? Rufen Sie uns an: {phone}, oder schreiben Sie an {email}.',
      en: 'Any questions? Call us on {phone} or write to {email}.',
      fr: 'Des questions ? Appelez-nous au {phone} ou écrivez à {email}.',
      it: 'Ha domande? Ci chiami al {phone} o scriva a {email}.',
    },
    informal: {
      de: 'Hast du Fragen? Ruf uns an: {phone}, oder schreib an {email}.',
      en: 'Any questions? Call us on {phone} or write to {email}.',
      fr: 'Des questions ? Appelle-nous au {phone} ou écris à {email}.',
      it: 'Hai domande? Chiamaci al {phone} o scrivi a {email}.',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Headings and labels; they speak to nobody. */
export const WORDS = {
  orderNumber: { de: 'Bestellnummer', en: 'Order number', fr: 'Numéro de commande', it: 'Numero d’ordine' },
  right: { de: 'Rechtes Auge', en: 'Right eye', fr: 'Œil droit', it: 'Occhio destro' },
  left: { de: 'Linkes Auge', en: 'Left eye', fr: 'Œil gauche', it: 'Occhio sinistro' },
  pack: { de: 'Packung', en: 'Pack', fr: 'Boîte', it: 'Confezione' },
  subtotal: { de: 'Zwischensumme', en: 'Subtotal', fr: 'Sous-total', it: 'Subtotale' },
  discount: { de: 'Rabatt', en: 'Discount', fr: 'Remise', it: 'Sconto' },
  shipping: { de: 'Versand', en: 'Shipping', fr: 'Livraison', it: 'Spedizione' },
  total: { de: 'Total inkl. MWST', en: 'Total incl. VAT', fr: 'Total TVA incl.', it: 'Totale IVA incl.' },
  payment: { de: 'Zahlung', en: 'Payment', fr: 'Paiement', it: 'Pagamento' },
  billingAddress: {
    de: 'Rechnungsadresse',
    en: 'Billing address',
    fr: 'Adresse de facturation',
    it: 'Indirizzo di fatturazione',
  },
  pickup: {
    de: 'Abholung beim Optiker',
    en: 'Collected at the optician’s',
    fr: 'Retrait chez l’opticien',
    it: 'Ritiro dall’ottico',
  },
  shippingAddress: {
    de: 'Lieferadresse',
    en: 'Shipping address',
    fr: 'Adresse de livraison',
    it: 'Indirizzo di consegna',
  },
  arrival: {
    de: 'Voraussichtliche Lieferung',
    en: 'Expected delivery',
    fr: 'Livraison prévue',
    it: 'Consegna prevista',
  },
  comment: { de: 'Bemerkung', en: 'Comment', fr: 'Remarque', it: 'Nota' },
} as const satisfies Record<string, MailText>

/** As boxes print them in every country; only a colour has a name in each language. */
export const BOX_MARKS: Record<OptionKey, MailText> = {
  sphere: { de: 'PWR', en: 'PWR', fr: 'PWR', it: 'PWR' },
  cylinder: { de: 'CYL', en: 'CYL', fr: 'CYL', it: 'CYL' },
  axis: { de: 'AX', en: 'AX', fr: 'AX', it: 'AX' },
  radius: { de: 'BC', en: 'BC', fr: 'BC', it: 'BC' },
  diameter: { de: 'DIA', en: 'DIA', fr: 'DIA', it: 'DIA' },
  add: { de: 'ADD', en: 'ADD', fr: 'ADD', it: 'ADD' },
  dominance: { de: 'D/N', en: 'D/N', fr: 'D/N', it: 'D/N' },
  color: { de: 'Farbe', en: 'Colour', fr: 'Couleur', it: 'Colore' },
}
