import type { Attempt } from '../../../adapters/sandbox-payment/attempt.ts'
import { writeNotice } from '../../../adapters/sandbox-payment/notice.ts'
import { keyFor } from '../../../adapters/sandbox-payment/signature.ts'
import { requestShop } from './request-shop.ts'
import { aBuyer } from './buyer.ts'

/** The signing key of the payments in the shops of these payers. */
export const SECRET = 'a secret of thirty-two letters ok'

/** One attempt on the payment page of the test provider. */
export type Opened = { readonly page: string; readonly attempt: Attempt }

/** A customer who pays on the payment page of a shop in a separate process. */
export const aPayer = (number: number, product: number) => {
  const buyer = aBuyer(number, product)
  const order = async (url: string): Promise<{ readonly token: string; readonly quantity: number; readonly sphere: number }> => {
    const filled = await buyer.fillCart(url, 'visa')
    if (filled === undefined) throw new Error('The shop went away')
    const placed = await buyer.order(url, filled)
    return { token: placed.order ?? '', quantity: filled.quantity, sphere: filled.sphere }
  }
  return { order }
}

export const openAttempt = async (url: string, token: string, method: string): Promise<Opened> => {
  const { body } = await requestShop<{ readonly redirect: string }>(`${url}/api/orders/by-token/${token}/payments`, 'POST', {
    payment_method: method,
  })
  const [, signed = ''] = body.redirect.split('/pay/sandbox/')
  return { page: body.redirect, attempt: JSON.parse(Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString('utf8')) as Attempt }
}

export const press = async ({ page }: Opened, outcome: string): Promise<number> => {
  const response = await fetch(page, {
    method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }), headers: { origin: new URL(page).origin },
  })
  return response.status
}

/** The notification of the provider, signed this many seconds ago. */
export const sendNotice = async (url: string, { attempt }: Opened, age = 0): Promise<number> => {
  const { body, signature } = writeNotice(keyFor(SECRET, 'notice'), attempt, 'paid', Math.floor(Date.now() / 1000) - age)
  const response = await fetch(`${url}/api/payments/notice`, {
    method: 'POST', body, headers: { 'content-type': 'application/json', 'x-iris-signature': signature },
  })
  return response.status
}
