import type { PaymentId } from '../../domain/payment/payment.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { isTransactionName } from './transaction-name.ts'

/** An attempt's own name, as it can stand in XML as it is. */
const OWN_NAME = /^[A-Za-z0-9_-]{1,64}$/

const statusOf = (merchantId: string, refno: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><statusService version="5"><body merchantId="${merchantId}"><transaction><request>` +
  `<refno>${refno}</refno><reqtype>STX</reqtype></request></transaction></body></statusService>`

const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.trim()

/** What stands between the tags of each response. */
const responsesIn = (xml: string): readonly string[] =>
  xml.split(/<response[\s>]/).slice(1).flatMap((rest) => {
    const end = rest.indexOf('</response>')
    return end < 0 ? [] : [rest.slice(0, end)]
  })

/**
 * The provider's name for an attempt of which the shop knows only its own: the answer that would have told it got lost. The JSON API finds
 * a transaction by the provider's name alone; the older status request finds it by the shop's, too. `undefined` where it knows none:
 * that may be because nothing was charged, and it may not.
 */
export const findTransaction = async (client: DatatransClient, id: PaymentId): Promise<string | undefined> => {
  if (!OWN_NAME.test(id)) return undefined
  const answer = await callDatatrans(client, { method: 'POST', path: '/upp/jsp/XML_status.jsp', xml: statusOf(client.merchantId, id) })
  if (answer.status !== 200) throw unexpected(answer)
  const names = responsesIn(answer.text).filter((response) => textIn(response, 'refno') === id)
    .flatMap((response) => textIn(response, 'uppTransactionId') ?? [])
  return names.findLast(isTransactionName)
}
