import { SwissQRBill } from 'swissqrbill/svg'
import type { SlipPrinter } from '../../application/commerce/order/slip-printer.port.ts'
import type { PaymentSlip } from '../../domain/payment/payment-slip.ts'
import { MINOR_UNIT_DIVISOR } from '../../domain/money/money.ts'

const LANGUAGES = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const

const partyOf = ({ name, street, number, postcode, city, country }: PaymentSlip['creditor']) => ({
  name, address: street, zip: postcode, city, country, ...(number === undefined ? {} : { buildingNumber: number }),
})

/** The QR bill of the Swiss banks, 210 by 105 mm; they know francs and euros only. */
export const swissQrBill: SlipPrinter = {
  print: ({ amount: { cents, currency }, iban, reference, message, creditor, debtor, locale }) =>
    currency !== 'CHF' && currency !== 'EUR'
      ? undefined
      : new SwissQRBill(
        {
          currency,
          amount: cents / MINOR_UNIT_DIVISOR,
          reference,
          additionalInformation: message,
          creditor: { account: iban, ...partyOf(creditor) },
          debtor: partyOf(debtor),
        },
        { language: LANGUAGES[locale] },
      ).toString(),
}
