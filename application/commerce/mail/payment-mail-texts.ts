import type { VoicedText } from './mail-text.ts'

/** What a shopper reads when an order was given up, or money goes back; `{…}` is filled in. */
export const PAYMENT_SENTENCES = {
  releasedSubject: {
    formal: {
      de: 'Ihre Bestellung {number} wurde annulliert',
      en: 'Your order {number} has been cancelled',
      fr: 'Votre commande {number} a été annulée',
      it: 'Il Suo ordine {number} è stato annullato',
    },
    informal: {
      de: 'Deine Bestellung {number} wurde annulliert',
      en: 'Your order {number} has been cancelled',
      fr: 'Ta commande {number} a été annulée',
      it: 'Il tuo ordine {number} è stato annullato',
    },
  },
  released: {
    formal: {
      de: 'Für Ihre Bestellung {number} ist keine Zahlung eingegangen. Wir haben sie annulliert und die Ware wieder freigegeben. Es wird nichts verrechnet.',
      en: 'No payment arrived for your order {number}. We have cancelled it and released the goods. Nothing will be charged.',
      fr: 'Aucun paiement n’est arrivé pour votre commande {number}. Nous l’avons annulée et remis les articles en vente. Rien ne vous sera facturé.',
      it: 'Per il Suo ordine {number} non è arrivato alcun pagamento. Lo abbiamo annullato e la merce è di nuovo in vendita. Non Le verrà addebitato nulla.',
    },
    informal: {
      de: 'Für deine Bestellung {number} ist keine Zahlung eingegangen. Wir haben sie annulliert und die Ware wieder freigegeben. Es wird nichts verrechnet.',
      en: 'No payment arrived for your order {number}. We have cancelled it and released the goods. Nothing will be charged.',
      fr: 'Aucun paiement n’est arrivé pour ta commande {number}. Nous l’avons annulée et remis les articles en vente. Rien ne te sera facturé.',
      it: 'Per il tuo ordine {number} non è arrivato alcun pagamento. Lo abbiamo annullato e la merce è di nuovo in vendita. Non ti verrà addebitato nulla.',
    },
  },
  late: {
    formal: {
      de: 'Trifft Ihre Zahlung doch noch ein, liefern wir, solange die Ware verfügbar ist; sonst erhalten Sie den Betrag zurück.',
      en: 'Should your payment still arrive, we will deliver as long as the goods are available; otherwise you get the amount back.',
      fr: 'Si votre paiement arrive malgré tout, nous livrons tant que les articles sont disponibles ; sinon, le montant vous est remboursé.',
      it: 'Se il Suo pagamento dovesse ancora arrivare, spediremo finché la merce è disponibile; altrimenti Le restituiremo l’importo.',
    },
    informal: {
      de: 'Trifft deine Zahlung doch noch ein, liefern wir, solange die Ware verfügbar ist; sonst erhältst du den Betrag zurück.',
      en: 'Should your payment still arrive, we will deliver as long as the goods are available; otherwise you get the amount back.',
      fr: 'Si ton paiement arrive malgré tout, nous livrons tant que les articles sont disponibles ; sinon, le montant t’est remboursé.',
      it: 'Se il tuo pagamento dovesse ancora arrivare, spediremo finché la merce è disponibile; altrimenti ti restituiremo l’importo.',
    },
  },
  refundSubject: {
    formal: {
      de: 'Rückzahlung zu Ihrer Bestellung {number}',
      en: 'Refund for your order {number}',
      fr: 'Remboursement pour votre commande {number}',
      it: 'Rimborso per il Suo ordine {number}',
    },
    informal: {
      de: 'Rückzahlung zu deiner Bestellung {number}',
      en: 'Refund for your order {number}',
      fr: 'Remboursement pour ta commande {number}',
      it: 'Rimborso per il tuo ordine {number}',
    },
  },
  paidTwice: {
    formal: {
      de: 'Ihre Bestellung {number} war schon bezahlt, als noch einmal {amount} eintraf.',
      en: 'Your order {number} was already paid when another {amount} arrived.',
      fr: 'Votre commande {number} était déjà payée lorsque {amount} de plus sont arrivés.',
      it: 'Il Suo ordine {number} era già pagato quando sono arrivati altri {amount}.',
    },
    informal: {
      de: 'Deine Bestellung {number} war schon bezahlt, als noch einmal {amount} eintraf.',
      en: 'Your order {number} was already paid when another {amount} arrived.',
      fr: 'Ta commande {number} était déjà payée lorsque {amount} de plus sont arrivés.',
      it: 'Il tuo ordine {number} era già pagato quando sono arrivati altri {amount}.',
    },
  },
  paidTooLate: {
    formal: {
      de: 'Ihre Zahlung von {amount} für die Bestellung {number} kam erst nach deren Annullierung, und die Bestellung ist so nicht mehr lieferbar.',
      en: 'Your payment of {amount} for order {number} came after it was cancelled, and the order can no longer be delivered as it was.',
      fr: 'Votre paiement de {amount} pour la commande {number} est arrivé après son annulation, et la commande ne peut plus être livrée telle quelle.',
      it: 'Il Suo pagamento di {amount} per l’ordine {number} è arrivato dopo l’annullamento e l’ordine non può più essere consegnato così com’era.',
    },
    informal: {
      de: 'Deine Zahlung von {amount} für die Bestellung {number} kam erst nach deren Annullierung, und die Bestellung ist so nicht mehr lieferbar.',
      en: 'Your payment of {amount} for order {number} came after it was cancelled, and the order can no longer be delivered as it was.',
      fr: 'Ton paiement de {amount} pour la commande {number} est arrivé après son annulation, et la commande ne peut plus être livrée telle quelle.',
      it: 'Il tuo pagamento di {amount} per l’ordine {number} è arrivato dopo l’annullamento e l’ordine non può più essere consegnato così com’era.',
    },
  },
  refund: {
    formal: {
      de: 'Wir zahlen Ihnen {amount} auf demselben Weg zurück ({method}).',
      en: 'We are paying {amount} back the same way ({method}).',
      fr: 'Nous vous remboursons {amount} par le même moyen ({method}).',
      it: 'Le restituiamo {amount} con lo stesso metodo ({method}).',
    },
    informal: {
      de: 'Wir zahlen dir {amount} auf demselben Weg zurück ({method}).',
      en: 'We are paying {amount} back the same way ({method}).',
      fr: 'Nous te remboursons {amount} par le même moyen ({method}).',
      it: 'Ti restituiamo {amount} con lo stesso metodo ({method}).',
    },
  },
} as const satisfies Record<string, VoicedText>
