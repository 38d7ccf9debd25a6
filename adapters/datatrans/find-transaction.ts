import type { PaymentId } from '../../domain/payment/payment.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { isTransactionName } from './transaction-name.ts'

/** An attempt's name, if it needs no escaping in XML. */
const OWN_NAME = /^[A-Za-z0-9_-]{1,64}$/

const statusOf = (merchantId: string, refno: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><statusService version="5"><body merchantId="${merchantId}"><transaction><request>` +
  `<refno>${refno}</refno><reqtype>STX</reqtype></request></transaction></body></statusService>`

const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.trim()

/** The text between the tags of each response. */
const responsesIn = (xml: string): readonly string[] =>
  xml.split(/<response[\s>]/).slice(1).flatMap((rest) => {
    const end = rest.indexOf('</response>')
    return end < 0 ? [] : [rest.slice(0, end)]
  })

/**
 * The provider's transaction id of an attempt whose response got lost. The JSON API finds a transaction by that id alone; the older
 * status request also finds it by the shop's reference. `undefined` if it knows none, which does not prove that nothing was charged.
 */
export const findTransaction = async (client: DatatransClient, id: PaymentId): Promise<string | undefined> => {
  if (!OWN_NAME.test(id)) return undefined
  const response = await callDatatrans(client, { method: 'POST', path: '/upp/jsp/XML_status.jsp', xml: statusOf(client.merchantId, id) })
  if (response.status !== 200) throw unexpected(response)
  const names = responsesIn(response.text).filter((response) => textIn(response, 'refno') === id)
    .flatMap((response) => textIn(response, 'uppTransactionId') ?? [])
  return names.findLast(isTransactionName)
}
