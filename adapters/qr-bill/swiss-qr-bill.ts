import * as E from 'fp-ts/lib/Either.js'
import { SwissQRBill } from 'swissqrbill/svg'
import type { SlipPrinter } from '../../application/commerce/order/slip-printer.port.ts'
import { MINOR_UNIT_DIVISOR } from '../../domain/money/money.ts'
import { noSlip } from '../../domain/payment/no-slip.ts'
import type { PaymentSlip } from '../../domain/payment/payment-slip.ts'

const LANGUAGES = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const

const partyOf = ({ name, street, number, postcode, city, country }: PaymentSlip['creditor']) => ({
  name, address: street, zip: postcode, city, country, ...(number === undefined ? {} : { buildingNumber: number }),
})

const rendered = ({ amount: { cents, currency }, iban, reference, message, creditor, debtor, locale }: PaymentSlip): string =>
  new SwissQRBill(
    {
      currency,
      amount: cents / MINOR_UNIT_DIVISOR,
      reference,
      additionalInformation: message,
      creditor: { account: iban, ...partyOf(creditor) },
      ...(debtor === undefined ? {} : { debtor: partyOf(debtor) }),
    },
    { language: LANGUAGES[locale] },
  ).toString()

type Deps = { readonly report: (error: unknown) => void }

/** The QR-bill of the Swiss banks, 210 by 105 mm. If the library rejects the data, that is reported and the order has no QR-bill. */
export const swissQrBill = ({ report }: Deps): SlipPrinter => ({
  print: (slip) =>
    E.tryCatch(() => rendered(slip), (error) => {
      report(error)
      return noSlip('notRenderable')
    }),
})
